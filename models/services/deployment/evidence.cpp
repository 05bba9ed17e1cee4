// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/evidence.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/shellscript.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/deploy/apply/patientread.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/errorcodes.h"
#include "models/deploy/plan/violatorquestion.h"
#include "models/services/validating/validating.h"
#include "models/validation/documentvalidator.h"
#include "models/validation/values.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace sw::services
{

namespace
{

using deploy::Step;

constexpr int readMilliseconds = 10'000;
constexpr int mostExamined = 1000;
constexpr int mostListed = 50;
constexpr int mostCauses = 12; ///< that the server counts
constexpr int mostCounted = 100'000;
constexpr int causesMilliseconds = 20'000;
constexpr int longestValue = 40;

/// Extended JSON as the shell and Compass write it. A quote inside a string is escaped, so that no text is taken for
/// a type.
QString shellText(const QByteArray &json)
{
    static const QPair<QRegularExpression, QString> types[] = {
        {QRegularExpression(QStringLiteral(R"re(\{\s*"\$date"\s*:\s*("[^"]*")\s*\})re")),
         QStringLiteral("ISODate(\\1)")},
        {QRegularExpression(QStringLiteral(R"re(\{\s*"\$oid"\s*:\s*("[^"]*")\s*\})re")),
         QStringLiteral("ObjectId(\\1)")},
        {QRegularExpression(QStringLiteral(R"re(\{\s*"\$numberDecimal"\s*:\s*("[^"]*")\s*\})re")),
         QStringLiteral("NumberDecimal(\\1)")},
        {QRegularExpression(QStringLiteral(R"re(\{\s*"\$minKey"\s*:\s*1\s*\})re")), QStringLiteral("MinKey()")}};
    QString out = QString::fromUtf8(json);
    for (const auto &[pattern, text] : types)
        out.replace(pattern, text);
    return out;
}

QString shellText(const base::Bson &document)
{
    return shellText(base::toExtendedJson(document, base::EjsonForm::Relaxed, base::JsonEscapes::Required));
}

/// An ObjectId is known by its digits.
QString shortId(QByteArrayView document)
{
    static const QRegularExpression objectId(QStringLiteral(R"re(^\{\s*"\$oid"\s*:\s*"([0-9a-f]+)"\s*\}$)re"));
    const QString id = idText(document);
    const auto match = objectId.match(id);
    return match.hasMatch() ? match.captured(1) : id;
}

QString call(const Step &step, const QString &method, const QString &argument)
{
    return QStringLiteral("db.getCollection(%1).%2(%3)")
        .arg(QString::fromUtf8(base::shellString(step.collection)), method, argument);
}

/// Where a value stands, whichever item of an array it is in.
QString generalPath(const QString &path)
{
    QString out;
    for (const QString &part : path.split(QLatin1Char('.'))) {
        const bool isIndex =
            !part.isEmpty() && std::all_of(part.cbegin(), part.cend(), [](QChar c) { return c.isDigit(); });
        out += isIndex && !out.isEmpty() ? QStringLiteral("[]") : (out.isEmpty() ? part : QLatin1Char('.') + part);
    }
    return base::visibleText(out);
}

QString wantedTypes(const base::Bson &facts, const QString &keyword)
{
    const QByteArray path = "specifiedAs." + keyword.toUtf8();
    const auto wanted = deploy::fieldAt(facts, path);
    if (!wanted)
        return {};
    if (wanted->isString())
        return wanted->text();
    QStringList names;
    for (const base::BsonField &name : base::BsonFields(*wanted))
        names << name.text();
    return names.join(Text::tr(" or "));
}

/// Whether a document that fails for a rule at one place fails for it in all: not where one of several rules is enough.
bool hasBranches(const base::Bson &validator)
{
    const QByteArray text = validator.toRelaxedJson();
    static const char *const words[] = {"\"oneOf\"", "\"anyOf\"", "\"not\"", "\"$or\"", "\"$nor\"", "\"dependencies\""};
    return std::any_of(std::begin(words), std::end(words), [&](const char *word) { return text.contains(word); });
}

/// The one rule of \p reason as a schema of its own; nothing for rules that do not stand alone.
std::optional<base::Bson> schemaOf(const validation::Reason &reason)
{
    static const QStringList alone{
        QStringLiteral("bsonType"),     QStringLiteral("type"),      QStringLiteral("maximum"),
        QStringLiteral("minimum"),      QStringLiteral("maxItems"),  QStringLiteral("minItems"),
        QStringLiteral("maxLength"),    QStringLiteral("minLength"), QStringLiteral("enum"),
        QStringLiteral("pattern"),      QStringLiteral("required"),  QStringLiteral("multipleOf"),
        QStringLiteral("maxProperties")};
    QStringList path = reason.path.split(QLatin1Char('.'), Qt::SkipEmptyParts);
    base::Bson rule = deploy::documentAt(reason.facts, "specifiedAs");
    if (!alone.contains(reason.keyword) || path.isEmpty())
        return std::nullopt;
    if (reason.keyword == QLatin1String("required")) {
        base::BsonBuilder missing;
        missing.beginArray("required").string("0", path.takeLast()).end();
        rule = missing.finish();
    }
    if (rule.isEmpty())
        return std::nullopt;
    while (!path.isEmpty()) {
        const QString part = path.takeLast();
        bool isIndex = false;
        part.toInt(&isIndex);
        base::BsonBuilder outer;
        if (isIndex && !path.isEmpty())
            outer.document("items", rule);
        else
            outer.beginDocument("properties").document(part, rule).end();
        rule = outer.finish();
    }
    return base::BsonBuilder().document("$jsonSchema", rule).finish();
}

/// What a reason is about, short: the value, or how many items there are; empty where nothing is.
QString valueOf(const validation::Reason &reason)
{
    for (const char *number : {"numberOfItems", "numberOfProperties"}) {
        if (const auto items = deploy::wholeAt(reason.facts, number))
            return QLocale().toString(*items);
    }
    const auto value = deploy::fieldAt(reason.facts, "consideredValue");
    if (!value)
        return {};
    const base::Bson alone = base::BsonBuilder().field("v", *value).finish();
    const QString text = shellText(alone);
    const QString bare = text.mid(text.indexOf(QLatin1Char(':')) + 1).chopped(1).trimmed();
    return base::visibleText(bare.size() > longestValue ? bare.left(longestValue) + QStringLiteral("…") : bare);
}

class Collector
{
public:
    Collector(deploy::Session &session, const deploy::Plan &plan, const Step &step)
        : m_session(session), m_plan(plan), m_step(step)
    {
        m_out.object = step.object;
        m_out.kind = step.kind;
    }

    std::optional<Evidence> collect()
    {
        const auto question = deploy::violatorQuestion(m_session, m_plan, m_step);
        if (!question)
            return std::nullopt;
        if (question->isAboutKeys())
            keys(*question);
        else
            documents(*question);
        return m_out;
    }

private:
    QList<base::Bson> read(const base::Bson &command)
    {
        const deploy::Reply reply = deploy::readPatiently(m_session, m_plan.database, command);
        if (!reply.ok)
            m_out.problem = deploy::readErrorOf(reply, deploy::firstName(command), m_step.object).message;
        return reply.ok ? deploy::documentsAt(reply.document, "cursor.firstBatch") : QList<base::Bson>();
    }

    void keys(const deploy::ViolatorQuestion &question)
    {
        QByteArrayList stages;
        for (const base::Bson &stage : question.namedKeys)
            stages << base::toExtendedJson(stage, base::EjsonForm::Relaxed, base::JsonEscapes::Required);
        m_out.query = call(m_step, QStringLiteral("aggregate"),
                           QLatin1Char('[') + shellText(stages.join(", ")) + QLatin1Char(']'));
        const base::Bson limit = base::BsonBuilder().int32("$limit", mostListed).finish();
        for (const base::Bson &key : read(deploy::violatorAggregate(
                 m_step, question.namedKeys + QList<base::Bson>{limit}, question.collation, readMilliseconds)))
            m_out.documents << FailingDocument{idOf(key, "first"), {sharedText(key)}};
    }

    static QString idOf(const base::Bson &key, const char *name)
    {
        const auto id = deploy::fieldAt(key, name);
        return id ? shortId(base::BsonBuilder().field("_id", *id).finish().bytes()) : Text::tr("none");
    }

    static QString sharedText(const base::Bson &key)
    {
        const int others = static_cast<int>(deploy::wholeAt(key, "n").value_or(2)) - 1;
        return others == 1
                   ? Text::tr("same key as %1").arg(idOf(key, "last"))
                   : Text::tr("same key as %1 and %n more document(s)", nullptr, others - 1).arg(idOf(key, "last"));
    }

    void documents(const deploy::ViolatorQuestion &question)
    {
        m_out.filter = shellText(question.filter);
        m_out.query = call(m_step, QStringLiteral("find"), m_out.filter);
        const base::Bson validator = deploy::documentAt(m_step.command, "validator");
        base::BsonBuilder find;
        find.string("find", m_step.collection).document("filter", question.filter);
        if (validator.isEmpty())
            find.beginDocument("projection").int32("_id", 1).end();
        find.int32("limit", validator.isEmpty() ? mostListed : mostExamined)
            .int32("batchSize", mostExamined)
            .boolean("singleBatch", true)
            .int32("maxTimeMS", readMilliseconds);
        const auto rules = validator.isEmpty() ? std::nullopt : compiled(validator);
        const auto look = [&](const base::Bson &command) {
            const QList<base::Bson> found = read(command);
            for (const base::Bson &document : found)
                add(document, rules ? &*rules : nullptr);
            m_out.examined += static_cast<int>(found.size());
        };
        const base::Bson command = find.finish();
        look(command);
        if (rules && m_out.problem.isEmpty() && m_step.violators.count > m_out.examined) {
            look(deploy::joined(command, base::BsonBuilder().beginDocument("sort").int32("_id", -1).end().finish()));
            countCauses(question, validator);
            m_out.problem.clear(); // what was found is listed all the same
        }
        std::stable_sort(m_out.causes.begin(), m_out.causes.end(),
                         [](const FailureCause &a, const FailureCause &b) { return a.documents > b.documents; });
    }

    /// In one pass of the server over all documents that fail.
    void countCauses(const deploy::ViolatorQuestion &question, const base::Bson &validator)
    {
        for (FailureCause &cause : m_out.causes)
            cause.atLeast = true;
        if (hasBranches(validator))
            return;
        base::BsonBuilder facets;
        facets.beginDocument("$facet");
        int asked = 0;
        for (qsizetype i = 0; i < m_out.causes.size(); ++i) {
            const auto rule = m_rules.constFind(m_out.causes.at(i).text);
            if (rule == m_rules.cend() || asked == mostCauses)
                continue;
            const QString number = QString::number(i);
            facets.beginArray(QStringLiteral("c") + number).beginDocument("0");
            facets.beginDocument("$match").beginArray("$nor").document("0", *rule).end().end().end();
            facets.beginDocument("1").string("$count", QStringLiteral("n")).end().end();
            ++asked;
        }
        facets.end();
        if (asked == 0)
            return;
        const QList<base::Bson> pipeline{base::BsonBuilder().document("$match", question.filter).finish(),
                                         base::BsonBuilder().int32("$limit", mostCounted).finish(), facets.finish()};
        const QList<base::Bson> counted = read(deploy::violatorAggregate(m_step, pipeline, {}, causesMilliseconds));
        if (counted.isEmpty())
            return;
        for (qsizetype i = 0; i < m_out.causes.size(); ++i) {
            const QByteArray place = "c" + QByteArray::number(i);
            if (!deploy::contains(counted.first(), place.constData()))
                continue;
            const QList<base::Bson> number = deploy::documentsAt(counted.first(), place.constData());
            const qint64 documents = number.isEmpty() ? 0 : deploy::wholeAt(number.first(), "n").value_or(0);
            FailureCause &cause = m_out.causes[i];
            cause.documents = std::max(cause.documents, static_cast<int>(documents));
            cause.atLeast = m_step.violators.atLeast;
        }
        m_out.counted = true;
    }

    static std::optional<validation::DocumentValidator> compiled(const base::Bson &validator)
    {
        auto rules = validation::DocumentValidator::compile(validator);
        return rules ? std::optional(std::move(*rules)) : std::nullopt;
    }

    void add(const base::Bson &document, const validation::DocumentValidator *rules)
    {
        FailingDocument failing{shortId(document.bytes()), {}};
        if (rules != nullptr) {
            for (const validation::Reason &reason : rules->check(document.bytes()).reasons) {
                const QString text = causeText(reason.facts, reason.path, reason.keyword, reason.text);
                if (failing.reasons.contains(text))
                    continue;
                if (const QString value = valueOf(reason); !value.isEmpty())
                    failing.value += (failing.value.isEmpty() ? QString() : QStringLiteral("; ")) + value;
                failing.reasons << text;
                if (const auto rule = m_rules.contains(text) ? std::nullopt : schemaOf(reason))
                    m_rules.insert(text, *rule);
            }
        }
        for (const QString &reason : std::as_const(failing.reasons))
            count(reason);
        if (m_out.documents.size() < mostListed)
            m_out.documents << failing;
    }

    void count(const QString &text)
    {
        const auto known = std::find_if(m_out.causes.begin(), m_out.causes.end(),
                                        [&](const FailureCause &cause) { return cause.text == text; });
        if (known == m_out.causes.end())
            m_out.causes << FailureCause{text, 1};
        else
            ++known->documents;
    }

    deploy::Session &m_session;
    const deploy::Plan &m_plan;
    const Step &m_step;
    Evidence m_out;
    QHash<QString, base::Bson> m_rules; ///< of each cause that stands alone
};

} // namespace

QString causeText(const base::Bson &facts, const QString &path, const QString &keyword, const QString &said)
{
    const QString place = path.isEmpty() ? Text::tr("the document") : generalPath(path);
    const auto limit = [&] {
        const auto number = deploy::numberAt(facts, qPrintable(QStringLiteral("specifiedAs.") + keyword));
        return number ? QLocale().toString(*number, 'g', QLocale::FloatingPointShortest) : QString();
    };
    if (keyword == QLatin1String("required") || keyword == QLatin1String("dependencies"))
        return Text::tr("%1 is missing").arg(place);
    if (keyword == QLatin1String("additionalProperties"))
        return Text::tr("%1 is not allowed").arg(place);
    if (keyword == QLatin1String("bsonType") || keyword == QLatin1String("type")) {
        const auto found = deploy::fieldAt(facts, "consideredValue");
        const QString type = found ? QString::fromLatin1(validation::typeName(found->type)) : QString();
        const QString wanted = wantedTypes(facts, keyword);
        return type.isEmpty() ? Text::tr("%1 is not %2").arg(place, wanted)
                              : Text::tr("%1 is %2, %3 wanted").arg(place, type, wanted);
    }
    struct Bound
    {
        const char *keyword;
        const char *text;
    };
    static constexpr Bound bounds[] = {{"maxItems", QT_TRANSLATE_NOOP("Text", "%1 has more than %2 items")},
                                       {"minItems", QT_TRANSLATE_NOOP("Text", "%1 has fewer than %2 items")},
                                       {"maximum", QT_TRANSLATE_NOOP("Text", "%1 is above %2")},
                                       {"minimum", QT_TRANSLATE_NOOP("Text", "%1 is below %2")},
                                       {"maxLength", QT_TRANSLATE_NOOP("Text", "%1 is longer than %2 characters")},
                                       {"minLength", QT_TRANSLATE_NOOP("Text", "%1 is shorter than %2 characters")}};
    for (const Bound &bound : bounds) {
        if (const QString number = keyword == QLatin1String(bound.keyword) ? limit() : QString(); !number.isEmpty())
            return Text::tr(bound.text).arg(place, number);
    }
    if (keyword == QLatin1String("enum"))
        return Text::tr("%1 is not an allowed value").arg(place);
    if (keyword == QLatin1String("pattern"))
        return Text::tr("%1 does not match the pattern").arg(place);
    return said.isEmpty() ? Text::tr("%1 breaks the rule %2").arg(place, keyword)
                          : QStringLiteral("%1: %2").arg(place, base::visibleText(said));
}

QList<Evidence> collectEvidence(deploy::Session &session, const deploy::Plan &plan, const base::Progress &progress)
{
    QList<Evidence> out;
    for (const Step &step : plan.steps) {
        if (step.violators.state != deploy::Violators::State::Some || progress.isCancelled())
            continue;
        if (const auto evidence = Collector(session, plan, step).collect())
            out << *evidence;
    }
    return out;
}

} // namespace sw::services
