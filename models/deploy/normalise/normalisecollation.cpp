// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/normalise/normalisecollation.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"

#include <QSet>

namespace sw::deploy
{

namespace
{

struct Locale
{
    explicit Locale(const QString &name)
        : base(name.section(QLatin1Char('@'), 0, 0)),
          language(base.section(QLatin1Char('_'), 0, 0)),
          variant(name.section(QLatin1Char('@'), 1))
    {}
    bool isSearch() const { return variant.startsWith(QLatin1String("collation=search")); }

    QString base;
    QString language;
    QString variant;
};

/// The locales whose defaults differ from the general ones were read back from a server, all that it accepts. An empty
/// name has the general ones.
bool normalisesByDefault(const Locale &locale)
{
    static const QSet<QString> languages{
        QStringLiteral("as"),  QStringLiteral("bn"), QStringLiteral("el"), QStringLiteral("fa"), QStringLiteral("gu"),
        QStringLiteral("he"),  QStringLiteral("hi"), QStringLiteral("ig"), QStringLiteral("km"), QStringLiteral("kn"),
        QStringLiteral("kok"), QStringLiteral("mr"), QStringLiteral("my"), QStringLiteral("or"), QStringLiteral("pa"),
        QStringLiteral("ps"),  QStringLiteral("si"), QStringLiteral("ta"), QStringLiteral("te"), QStringLiteral("th"),
        QStringLiteral("vi"),  QStringLiteral("yi"), QStringLiteral("yo")};
    return locale.isSearch() || languages.contains(locale.language);
}

QString caseFirstOf(const Locale &locale)
{
    const bool upper =
        locale.variant.isEmpty() && (locale.language == QLatin1String("da") || locale.language == QLatin1String("mt"));
    return upper ? QStringLiteral("upper") : QStringLiteral("off");
}

} // namespace

base::Bson normaliseCollation(const base::Bson &collation, CollationOwner owner)
{
    const QString name = textAt(collation, "locale");
    if (name.isEmpty() || name == QLatin1String("simple"))
        return {};
    const Locale locale(owner == CollationOwner::Index ? name : QString());
    const auto text = [&](const char *key, const QString &otherwise) {
        const QString given = textAt(collation, key);
        return given.isEmpty() ? otherwise : given;
    };
    const auto truth = [&](const char *key, bool otherwise) {
        return contains(collation, key) ? truthAt(collation, key) : otherwise;
    };
    base::BsonBuilder out;
    out.string(QStringLiteral("locale"), name);
    out.boolean(QStringLiteral("caseLevel"), truth("caseLevel", false));
    out.string(QStringLiteral("caseFirst"), text("caseFirst", caseFirstOf(locale)));
    out.int64(QStringLiteral("strength"), wholeAt(collation, "strength").value_or(3));
    out.boolean(QStringLiteral("numericOrdering"), truth("numericOrdering", false));
    out.string(QStringLiteral("alternate"),
               text("alternate", locale.language == QLatin1String("th") ? QStringLiteral("shifted")
                                                                        : QStringLiteral("non-ignorable")));
    out.string(QStringLiteral("maxVariable"), text("maxVariable", QStringLiteral("punct")));
    out.boolean(QStringLiteral("normalization"), truth("normalization", normalisesByDefault(locale)));
    out.boolean(QStringLiteral("backwards"), truth("backwards", name == QLatin1String("fr_CA")));
    return out.finish();
}

} // namespace sw::deploy
