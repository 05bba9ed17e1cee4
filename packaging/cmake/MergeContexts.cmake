# Copies a .ts file with all its contexts made one: cmake -DFROM=… -DTO=… -P MergeContexts.cmake
# lupdate of Qt 6.4 does not read `namespace a::b`, so the contexts it writes are not those that tr() asks for. The program
# looks texts up without their context (models/base/translation.cpp).
cmake_minimum_required(VERSION 3.25)
file(READ "${FROM}" text)
string(REGEX REPLACE "</context>[ \n]*<context>[ \n]*<name>[^<]*</name>" "" text "${text}")
string(REGEX REPLACE "<context>[ \n]*<name>[^<]*</name>" "<context>\n    <name>Shapewright</name>" text "${text}")
file(WRITE "${TO}" "${text}")
