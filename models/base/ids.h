// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHashFunctions>
#include <QString>

namespace sw::base
{

/// A stable identity of an object, kept in project files. The tag keeps identities of different kinds apart.
template <typename Tag>
class Id
{
public:
    Id() = default;
    explicit Id(QString text)
        : m_text(std::move(text))
    {
    }

    bool isEmpty() const { return m_text.isEmpty(); }
    const QString &text() const { return m_text; }

    friend bool operator==(const Id &a, const Id &b) { return a.m_text == b.m_text; }
    friend bool operator!=(const Id &a, const Id &b) { return a.m_text != b.m_text; }
    friend bool operator<(const Id &a, const Id &b) { return a.m_text < b.m_text; }
    friend size_t qHash(const Id &id, size_t seed = 0) { return qHash(id.m_text, seed); }

private:
    QString m_text;
};

/// A new identity: 12 random characters of [a-z0-9], so that two people's additions do not collide in a merge.
QString newIdText();

/// True for 1 to 64 characters of [A-Za-z0-9_.-].
bool isValidIdText(const QString &text);

} // namespace sw::base
