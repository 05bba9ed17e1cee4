// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// First bytes of the values in MongoDB's KeyString V1: they sort values of different types. Numbers take the range
/// from \c number to \c largeNumber, by sign and by the bytes of their whole part.
namespace sw::sizing::keytype
{

inline constexpr int end = 4; ///< after the last value of a key

inline constexpr int minKey = 10;
inline constexpr int undefined = 15;
inline constexpr int null = 20;
inline constexpr int number = 30; ///< by itself: not a number
inline constexpr int largeNegative = 31;
inline constexpr int negative1Byte = 39; ///< 38 for two bytes … 32 for eight
inline constexpr int smallNegative = 40; ///< between -1 and 0
inline constexpr int zero = 41;
inline constexpr int smallPositive = 42;
inline constexpr int positive1Byte = 43; ///< 44 for two bytes … 50 for eight
inline constexpr int largeNumber = 51;
inline constexpr int text = 60;
inline constexpr int object = 70;
inline constexpr int array = 80;
inline constexpr int binary = 90;
inline constexpr int objectId = 100;
inline constexpr int boolean = 110; ///< false; true is one more
inline constexpr int date = 120;
inline constexpr int timestamp = 130;
inline constexpr int regex = 140;
inline constexpr int pointer = 150;
inline constexpr int code = 160;
inline constexpr int scopedCode = 170;
inline constexpr int maxKey = 240;

inline constexpr unsigned int32Bits = 0;
inline constexpr unsigned int64Bits = 1;
inline constexpr unsigned doubleBits = 2;
inline constexpr unsigned decimalBits = 3;
inline constexpr unsigned specialZeroBits =
    3; ///< of a zero, followed by three bits: -0.0, or a decimal and its exponent

} // namespace sw::sizing::keytype
