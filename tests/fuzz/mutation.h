// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <random>

namespace sw::fuzz
{

/// Changes inputs as damage, people and attackers do. The same seed gives the same inputs.
class Mutation
{
public:
    static constexpr qsizetype largest = 64 * 1024;

    Mutation(quint64 seed, const QList<QByteArray> &words) : m_random(seed), m_words(words) {}

    qsizetype below(qsizetype limit)
    {
        return limit < 2 ? 0 : static_cast<qsizetype>(m_random() % static_cast<quint64>(limit));
    }

    /// \p input after one to eight changes; \p other lends pieces.
    QByteArray changed(QByteArray input, const QByteArray &other)
    {
        for (qsizetype left = 1 + below(1 + below(8)); left > 0; --left)
            change(input, other);
        input.truncate(largest);
        return input;
    }

private:
    void change(QByteArray &input, const QByteArray &other)
    {
        const qsizetype at = below(input.size() + 1);
        switch (below(11)) {
        case 0: // a bit
            if (at < input.size())
                input[at] = static_cast<char>(input.at(at) ^ (1 << below(8)));
            break;
        case 1: // a byte that matters somewhere
            if (at < input.size())
                input[at] = byte();
            break;
        case 2:
            input.insert(at, byte());
            break;
        case 3: // a piece is lost
            input.remove(at, 1 + below(below(4) == 0 ? 256 : 8));
            break;
        case 4: // the rest is lost
            if (below(4) == 0)
                input.truncate(at);
            break;
        case 5: // a piece of another one
            input.replace(at, below(32), other.mid(below(other.size() + 1), below(below(4) == 0 ? 512 : 32)));
            break;
        case 6: // a piece many times: nesting, long names
            repeat(input, at);
            break;
        case 7:
            if (!m_words.isEmpty())
                input.replace(at, below(2) == 0 ? 0 : below(8), m_words.at(below(m_words.size())));
            break;
        case 8: // a length or a number in binary
            number(input, at);
            break;
        case 9: // a number in text
            digits(input, at);
            break;
        default: // two pieces change places
            const QByteArray piece = input.mid(at, below(16));
            input.remove(at, piece.size()).insert(below(input.size() + 1), piece);
        }
    }

    char byte()
    {
        static constexpr char notable[] =
            "\0\x01\x7f\x80\xbf\xc0\xe2\xed\xf4\xff\"\\{}[]:,$.@/%&=?+-0123456789eE \n\r\t";
        return below(3) == 0 ? static_cast<char>(below(256))
                             : notable[below(static_cast<qsizetype>(sizeof(notable)) - 1)];
    }

    void repeat(QByteArray &input, qsizetype at)
    {
        const QByteArray piece = input.mid(at, 1 + below(12));
        const qsizetype times = below(16) == 0 ? 3000 : 1 + below(20);
        if (input.size() + piece.size() * times <= largest)
            input.insert(at, piece.repeated(times));
    }

    void number(QByteArray &input, qsizetype at)
    {
        static constexpr quint32 notable[] = {0, 1, 4, 5, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffff0, 0x01000000};
        quint32 value = notable[below(std::ssize(notable))];
        if (below(2) == 0)
            value = static_cast<quint32>(below(input.size() + 2));
        for (qsizetype i = 0; i < 4 && at + i < input.size(); ++i)
            input[at + i] = static_cast<char>(value >> (8 * i));
    }

    void digits(QByteArray &input, qsizetype at)
    {
        static const char *const notable[] = {"0",      "-1",         "1e999", "-0.0", "9223372036854775808",
                                              "1e-320", "4294967296", "0.1",   "1E+2", "NaN",
                                              "00",     "2147483648"};
        const auto isDigit = [](char one) {
            return one >= '0' && one <= '9';
        };
        const auto from = std::find_if(input.cbegin() + at, input.cend(), isDigit);
        const auto to = std::find_if_not(from, input.cend(), isDigit);
        input.replace(from - input.cbegin(), to - from, notable[below(std::ssize(notable))]);
    }

    std::mt19937_64 m_random;
    QList<QByteArray> m_words;
};

} // namespace sw::fuzz
