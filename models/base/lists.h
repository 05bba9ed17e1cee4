// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

// Half of the time of compiling a file goes into members of lists that other files compile as well. A type that is in
// many lists has SW_LIST_ELSEWHERE(Type) in its header and SW_LIST_HERE(Type) in one source, both outside of
// namespaces.
#define SW_LIST_ELSEWHERE(Type)                                                                                        \
    extern template struct QArrayDataPointer<Type>;                                                                    \
    extern template class QList<Type>;
#define SW_LIST_HERE(Type)                                                                                             \
    template struct QArrayDataPointer<Type>;                                                                           \
    template class QList<Type>;

SW_LIST_ELSEWHERE(QString)
