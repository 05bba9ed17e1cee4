// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/reviewreport.h"

#include "models/base/enumtable.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/base/texts.h"

#include <QUrl>
#include <QXmlStreamWriter>

#include <algorithm>

namespace sw::cli
{

namespace
{

using Level = ReviewItem::Level;

QString levelName(Level level)
{
    constexpr base::EnumNames<Level::Error> names("note", "warning", "error");
    return nameOf(names, level);
}

void writeRules(base::JsonWriter &json, const Review &review)
{
    QStringList rules;
    for (const ReviewItem &item : review.items)
        rules << item.rule;
    rules.removeDuplicates();
    rules.sort();
    json.key(QStringLiteral("rules")).beginArray();
    for (const QString &rule : std::as_const(rules))
        json.inlineNext().beginObject().member(QStringLiteral("id"), rule).end();
    json.end();
}

void writeResult(base::JsonWriter &json, const Review &review, const ReviewItem &item)
{
    json.beginObject().member(QStringLiteral("ruleId"), item.rule);
    json.member(QStringLiteral("level"), levelName(item.level)).key(QStringLiteral("message")).inlineNext();
    json.beginObject().member(QStringLiteral("text"), base::visibleText(item.text)).end();
    json.key(QStringLiteral("locations")).beginArray().beginObject();
    json.key(QStringLiteral("physicalLocation")).beginObject().key(QStringLiteral("artifactLocation")).inlineNext();
    json.beginObject()
        .member(QStringLiteral("uri"), QString::fromLatin1(QUrl::toPercentEncoding(review.file, "/")))
        .end();
    json.key(QStringLiteral("region")).inlineNext().beginObject().member(QStringLiteral("startLine"), 1).end().end();
    json.key(QStringLiteral("logicalLocations")).beginArray().inlineNext().beginObject();
    json.member(QStringLiteral("fullyQualifiedName"), base::visibleText(item.object)).end().end().end().end();
    if (item.suppressed) {
        json.key(QStringLiteral("suppressions")).beginArray().inlineNext().beginObject();
        json.member(QStringLiteral("kind"), QStringLiteral("inSource"))
            .member(QStringLiteral("justification"), base::visibleText(item.suppressedReason))
            .end()
            .end();
    }
    json.end();
}

} // namespace

Option reviewOption()
{
    return {{QStringLiteral("format")},
            QStringLiteral("FORM"),
            Text::tr("for code review and CI services: sarif (SARIF 2.1.0) or junit (JUnit XML)"),
            false};
}

base::Result<std::optional<QByteArray>> reviewIn(const Arguments &arguments, const Review &review)
{
    if (!arguments.has(QStringLiteral("format")))
        return std::optional<QByteArray>();
    const QString form = arguments.value(QStringLiteral("format"));
    if (form == QLatin1String("sarif"))
        return std::optional(sarif(review));
    if (form == QLatin1String("junit"))
        return std::optional(junit(review));
    return base::Error{base::ErrorCode::Usage, Text::tr("There is no form '%1'.").arg(form), QStringLiteral("--format"),
                       suggestion(form, {QStringLiteral("sarif"), QStringLiteral("junit")})};
}

QByteArray sarif(const Review &review)
{
    base::JsonWriter json;
    json.beginObject()
        .member(QStringLiteral("$schema"), QStringLiteral("https://json.schemastore.org/sarif-2.1.0.json"))
        .member(QStringLiteral("version"), QStringLiteral("2.1.0"));
    json.key(QStringLiteral("runs")).beginArray().beginObject();
    json.key(QStringLiteral("tool")).beginObject().key(QStringLiteral("driver")).beginObject();
    json.member(QStringLiteral("name"), QStringLiteral("shapewright-cli ") + review.name)
        .member(QStringLiteral("version"), QStringLiteral(SHAPEWRIGHT_VERSION));
    writeRules(json, review);
    json.end().end().key(QStringLiteral("results")).beginArray();
    for (const ReviewItem &item : review.items)
        writeResult(json, review, item);
    json.end().end().end().end();
    return json.result();
}

QByteArray junit(const Review &review)
{
    const auto isFailure = [](const ReviewItem &item) {
        return item.level == Level::Error && !item.suppressed;
    };
    const auto failures = std::count_if(review.items.cbegin(), review.items.cend(), isFailure);
    QByteArray out;
    QXmlStreamWriter xml(&out);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("testsuites"));
    xml.writeStartElement(QStringLiteral("testsuite"));
    xml.writeAttribute(QStringLiteral("name"), base::visibleText(review.file));
    xml.writeAttribute(QStringLiteral("tests"), QString::number(std::max<qsizetype>(1, review.items.size())));
    xml.writeAttribute(QStringLiteral("failures"), QString::number(failures));
    for (const ReviewItem &item : review.items) {
        xml.writeStartElement(QStringLiteral("testcase"));
        xml.writeAttribute(QStringLiteral("classname"), review.name + QLatin1Char('.') + item.rule);
        xml.writeAttribute(QStringLiteral("name"), base::visibleText(item.object));
        const QString text = base::visibleText(item.text);
        if (isFailure(item)) {
            xml.writeStartElement(QStringLiteral("failure"));
            xml.writeAttribute(QStringLiteral("message"), text);
            xml.writeEndElement();
        } else {
            xml.writeTextElement(QStringLiteral("system-out"), levelName(item.level) + QStringLiteral(": ") + text);
        }
        xml.writeEndElement();
    }
    if (review.items.isEmpty()) {
        xml.writeStartElement(QStringLiteral("testcase"));
        xml.writeAttribute(QStringLiteral("classname"), review.name);
        xml.writeAttribute(QStringLiteral("name"), QStringLiteral("all"));
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return out;
}

} // namespace sw::cli
