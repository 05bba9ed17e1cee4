// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHashFunctions>
#include <QString>

namespace sw::base
{

/// The one place where the text of an identity is kept, for as long as the program runs: equal texts have equal places.
/// nullptr for the empty text. May be called from any thread.
const QString *placeOfIdText(const QString &text);

/// A stable identity of an object, kept in project files. The tag keeps identities of different kinds apart. It holds
/// the place of its text, so that comparing and hashing, which is what models do most with it, take no look at the
/// text.
template <typename Tag>
class Id
{
public:
    Id() = default;
    explicit Id(const QString &text) : m_text(placeOfIdText(text)) {}

    bool isEmpty() const { return m_text == nullptr; }
    const QString &text() const
    {
        static const QString empty;
        return m_text ? *m_text : empty;
    }

    friend bool operator==(const Id &a, const Id &b) { return a.m_text == b.m_text; }
    friend bool operator!=(const Id &a, const Id &b) { return a.m_text != b.m_text; }
    friend bool operator<(const Id &a, const Id &b) { return a.m_text != b.m_text && a.text() < b.text(); }
    friend size_t qHash(const Id &id, size_t seed = 0) { return ::qHash(static_cast<const void *>(id.m_text), seed); }

private:
    const QString *m_text = nullptr;
};

/// A new identity: 12 random characters of [a-z0-9], so that two people's additions do not collide in a merge.
QString newIdText();

/// True for 1 to 64 characters of [A-Za-z0-9_.-].
bool isValidIdText(const QString &text);

} // namespace sw::base
