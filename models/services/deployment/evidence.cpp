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
        const QList<base::Bson> found = read(find.finish());
        const auto rules = validator.isEmpty() ? std::nullopt : compiled(validator);
        for (const base::Bson &document : found)
            add(document, rules ? &*rules : nullptr);
        m_out.examined = static_cast<int>(found.size());
        std::stable_sort(m_out.causes.begin(), m_out.causes.end(),
                         [](const FailureCause &a, const FailureCause &b) { return a.documents > b.documents; });
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
            for (const validation::Reason &reason : rules->check(document.bytes()).reasons)
                failing.reasons << causeText(reason.facts, reason.path, reason.keyword, reason.text);
            failing.reasons.removeDuplicates();
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
