// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/reasons.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/validation/values.h"

namespace sw::validation
{

namespace
{

/// Walks the details of a broken validator and notes the innermost rules that say why.
class ReasonReader
{
public:
    QList<Reason> read(const base::Bson &details)
    {
        error(details.bytes(), {});
        return m_reasons;
    }

private:
    static QString text(QByteArrayView document, const char *name)
    {
        const auto field = base::findField(document, name);
        return field ? field->text() : QString();
    }
    static QString joined(const QString &path, const QString &name)
    {
        return path.isEmpty() ? name : path + QLatin1Char('.') + name;
    }

    /// One error, or the list of those of a schema.
    void inside(const BsonField &details, const QString &path)
    {
        if (details.isDocument())
            error(details.value, path);
        for (const BsonField &one : base::BsonFields(details)) {
            if (details.isArray() && one.isDocument())
                error(one.value, path);
        }
    }

    void names(QByteArrayView error, const char *list, const QString &path, const QString &keyword)
    {
        const auto found = base::findField(error, list);
        if (!found)
            return;
        for (const BsonField &name : base::BsonFields(*found)) {
            if (name.isString())
                add(error, joined(path, name.text()), keyword);
        }
    }

    void add(QByteArrayView error, const QString &path, const QString &keyword)
    {
        base::BsonBuilder facts;
        for (const char *name :
             {"specifiedAs", "consideredValue", "consideredValues", "numberOfItems", "numberOfProperties",
              "duplicatedValue", "matchingSchemaIndexes", "expressionResult"}) {
            if (const auto field = base::findField(error, name))
                facts.field(*field);
        }
        m_reasons << Reason{path, keyword, text(error, "reason"), facts.finish(), false};
    }

    /// A query operator names its field in what was specified.
    static QString ownPath(QByteArrayView error, const QString &keyword)
    {
        const auto specified = base::findField(error, "specifiedAs");
        base::BsonFields fields(specified ? *specified : BsonField());
        BsonField field;
        const bool ofField = keyword.startsWith(QLatin1Char('$')) && fields.next(field) && !field.name.startsWith('$');
        return ofField ? field.nameText() : QString();
    }

    void error(QByteArrayView error, const QString &path)
    {
        const QString keyword = text(error, "operatorName");
        QString here = path;
        for (const char *name : {"propertyName", "failingProperty"}) {
            if (const auto field = base::findField(error, name))
                here = joined(here, field->text());
        }
        if (const auto index = base::findField(error, "itemIndex"))
            here = joined(here, QString::number(index->whole().value_or(0)));
        bool told = false;
        for (const BsonField &part : base::BsonFields(error)) {
            static const QByteArrayList lists{"details",
                                              "schemaRulesNotSatisfied",
                                              "propertiesNotSatisfied",
                                              "schemasNotSatisfied",
                                              "clausesNotSatisfied",
                                              "clausesSatisfied",
                                              "failingDependencies"};
            if (!lists.contains(part.name.toByteArray()) || !part.isContainer() || keyword == QLatin1String("$expr"))
                continue;
            inside(part, here);
            told = true;
        }
        if (base::findField(error, "missingProperties")) {
            names(error, "missingProperties", here, keyword.isEmpty() ? QStringLiteral("dependencies") : keyword);
        } else if (const auto list = base::findField(error, "additionalProperties"); list && list->isArray()) {
            names(error, "additionalProperties", here, keyword);
        } else if (!told && !keyword.isEmpty()) {
            const QString own = ownPath(error, keyword);
            add(error, own.isEmpty() ? here : joined(here, own), keyword);
        }
    }

    QList<Reason> m_reasons;
};

} // namespace

QList<Reason> reasonsOf(const base::Bson &details)
{
    return ReasonReader().read(details);
}

} // namespace sw::validation
