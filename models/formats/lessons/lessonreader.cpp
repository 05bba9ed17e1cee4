// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/lessons/lessonreader.h"

#include "models/base/enumtable.h"
#include "models/formats/project/objectreader.h"
#include "models/formats/project/projectscan.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

namespace sw::formats
{

namespace
{

constexpr base::EnumNames<StepKind::Do> kinds("show", "predict", "quiz", "spot", "do");
constexpr base::EnumNames<DesignerPage::Patterns> pages("model", "documents", "patterns");
constexpr qsizetype maximumSteps = 100;
constexpr qsizetype maximumModels = 30;
constexpr qsizetype maximumChanges = 200;

/// Reads the members of a lesson one by one. What it does not know is an error: a member that is misspelt would change
/// what is taught.
class LessonReader
{
    Q_DECLARE_TR_FUNCTIONS(LessonReader)

public:
    Lesson read(const QJsonObject &file);
    /// One of each model, of each step and of what is around them.
    const QList<base::Error> &errors() const { return m_errors; }

private:
    using Step = ObjectReader::Step;

    /// Calls \p item(value, place) for each member of the list; nothing when it is not there.
    template <typename Item>
    void forEach(const QJsonObject &object, const QString &name, qsizetype most, const Item &item);
    /// The member, "" when it is not there.
    QString text(const QJsonObject &object, const char *name);
    QString neededText(const QJsonObject &object, const char *name);
    std::optional<double> number(const QJsonObject &object, const char *name);
    void checkMembers(const QJsonObject &object, const QStringList &known);
    void checkId(const QString &id, QSet<QString> &ids);

    LessonModel model(const QString &name, const QJsonValue &value);
    LessonChange change(const QJsonValue &value, const QString &place);
    QList<LessonChange> changes(const QJsonObject &object, const QString &name, const QString &place);
    LessonStep step(const QJsonValue &value, const QString &place);
    void readKind(LessonStep &step, const QJsonObject &object);
    void readShow(LessonStep &step, const QJsonObject &object);
    void readPredict(LessonStep &step, const QJsonObject &object);
    void readQuiz(LessonStep &step, const QJsonObject &object);
    void readSpot(LessonStep &step, const QJsonObject &object);
    void readDo(LessonStep &step, const QJsonObject &object);

    void note();

    ObjectReader m_reader;
    QList<base::Error> m_errors;
};

void LessonReader::note()
{
    if (m_reader.failed())
        m_errors << m_reader.takeError();
}

template <typename Item>
void LessonReader::forEach(const QJsonObject &object, const QString &name, qsizetype most, const Item &item)
{
    const QJsonValue value = object.value(name);
    if (value.isUndefined())
        return;
    const Step step(m_reader, name);
    if (!m_reader.isArray(value))
        return;
    const QJsonArray list = value.toArray();
    if (list.size() > most)
        m_reader.fail(tr("There are more than %1.").arg(most), tr("Make two lessons of it."));
    for (qsizetype i = 0; i < list.size() && !m_reader.failed(); ++i) {
        const Step inside(m_reader, i);
        item(list.at(i), QStringLiteral("%1[%2]").arg(name).arg(i));
    }
}

QString LessonReader::text(const QJsonObject &object, const char *name)
{
    const QString member = QLatin1String(name);
    if (!object.contains(member))
        return {};
    const Step step(m_reader, member);
    return m_reader.text(object.value(member)).value_or(QString());
}

QString LessonReader::neededText(const QJsonObject &object, const char *name)
{
    const QString found = text(object, name);
    if (found.isEmpty())
        m_reader.missing(QLatin1String(name));
    return found;
}

std::optional<double> LessonReader::number(const QJsonObject &object, const char *name)
{
    const QString member = QLatin1String(name);
    if (!object.contains(member))
        return std::nullopt;
    const Step step(m_reader, member);
    return m_reader.number(object.value(member));
}

void LessonReader::checkMembers(const QJsonObject &object, const QStringList &known)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!known.contains(it.key())) {
            const QString name = it.key();
            const Step step(m_reader, name);
            m_reader.noSuchName(name, tr("member of this object"), known);
            return;
        }
    }
}

void LessonReader::checkId(const QString &id, QSet<QString> &ids)
{
    static const QRegularExpression valid(QStringLiteral("^[A-Za-z0-9_-]{1,60}$"));
    if (m_reader.failed())
        return;
    if (!valid.match(id).hasMatch())
        m_reader.fail(tr("“%1” cannot be used as a name here.").arg(id.left(60)),
                      tr("Use letters, digits, “-” and “_”."));
    else if (ids.contains(id))
        m_reader.fail(tr("“%1” occurs twice.").arg(id), tr("Give it another name."));
    ids.insert(id);
}

LessonChange LessonReader::change(const QJsonValue &value, const QString &place)
{
    LessonChange change;
    change.place = place;
    if (!m_reader.isObject(value))
        return change;
    const QJsonObject object = value.toObject();
    checkMembers(object, {QStringLiteral("apply"), QStringLiteral("remove"), QStringLiteral("set"),
                          QStringLiteral("to"), QStringLiteral("with")});
    const QString values = QStringLiteral("with");
    if (object.contains(values)) {
        const Step step(m_reader, values);
        if (m_reader.isObject(object.value(values)))
            change.values = object.value(values).toObject();
    }
    if (object.contains(QLatin1String("set"))) {
        change.what = neededText(object, "set");
        return change;
    }
    const bool removes = object.contains(QLatin1String("remove"));
    if (!removes && !object.contains(QLatin1String("apply")))
        m_reader.fail(tr("The change does not say what it does."),
                      tr("Add “apply” or “remove” with a pattern, or “set” with an object."));
    change.kind = removes ? LessonChange::Kind::Remove : LessonChange::Kind::Apply;
    change.what = neededText(object, removes ? "remove" : "apply");
    change.target = removes ? text(object, "to") : neededText(object, "to");
    return change;
}

QList<LessonChange> LessonReader::changes(const QJsonObject &object, const QString &name, const QString &place)
{
    QList<LessonChange> all;
    forEach(object, name, maximumChanges, [&](const QJsonValue &value, const QString &item) {
        all << change(value, place + QLatin1Char('.') + item);
    });
    return all;
}

LessonModel LessonReader::model(const QString &name, const QJsonValue &value)
{
    LessonModel model;
    model.name = name;
    model.place = QStringLiteral("models.") + name;
    if (!m_reader.isObject(value))
        return model;
    const QJsonObject object = value.toObject();
    checkMembers(object, {QStringLiteral("sample"), QStringLiteral("project"), QStringLiteral("from"),
                          QStringLiteral("changes")});
    model.sample = text(object, "sample");
    model.from = text(object, "from");
    const QString project = QStringLiteral("project");
    if (object.contains(project)) {
        const Step step(m_reader, project);
        if (m_reader.isObject(object.value(project)))
            model.project = object.value(project).toObject();
    }
    const int bases = int(!model.sample.isEmpty()) + int(!model.from.isEmpty()) + int(!model.project.isEmpty());
    if (bases != 1)
        m_reader.fail(tr("A model starts from one thing."),
                      tr("Give one of “sample” (a shipped sample), “project” (a project file's object) and “from” "
                         "(another model of this lesson)."));
    model.changes = changes(object, QStringLiteral("changes"), model.place);
    return model;
}

void LessonReader::readShow(LessonStep &step, const QJsonObject &object)
{
    step.collection = text(object, "collection");
    forEach(object, QStringLiteral("figures"), 6, [&](const QJsonValue &value, const QString &) {
        step.figures << m_reader.text(value).value_or(QString());
    });
}

void LessonReader::readPredict(LessonStep &step, const QJsonObject &object)
{
    step.figure = neededText(object, "figure");
    step.tolerance = number(object, "tolerance").value_or(step.tolerance);
    if (!(step.tolerance >= 0 && step.tolerance <= 1000)) {
        const QString member = QStringLiteral("tolerance");
        const Step inside(m_reader, member);
        m_reader.fail(tr("The tolerance is a number of percent from 0 to 1000."), tr("20 is usual."));
    }
}

void LessonReader::readQuiz(LessonStep &step, const QJsonObject &object)
{
    QSet<QString> ids;
    bool anyRight = false;
    forEach(object, QStringLiteral("options"), 9, [&](const QJsonValue &value, const QString &) {
        if (!m_reader.isObject(value))
            return;
        const QJsonObject option = value.toObject();
        checkMembers(option, {QStringLiteral("id"), QStringLiteral("right")});
        LessonOption one{neededText(option, "id"), false};
        checkId(one.id, ids);
        const QString right = QStringLiteral("right");
        if (option.contains(right)) {
            const Step inside(m_reader, right);
            one.right = m_reader.truth(option.value(right)).value_or(false);
        }
        anyRight = anyRight || one.right;
        step.options << one;
    });
    if (step.options.size() < 2)
        m_reader.fail(tr("A quiz has at least two answers to choose from."), tr("Add them to “options”."));
    else if (!anyRight)
        m_reader.fail(tr("No answer is right."), tr("Write \"right\": true in at least one of “options”."));
}

void LessonReader::readSpot(LessonStep &step, const QJsonObject &object)
{
    forEach(object, QStringLiteral("planted"), 30, [&](const QJsonValue &value, const QString &) {
        if (!m_reader.isObject(value))
            return;
        const QJsonObject planted = value.toObject();
        checkMembers(planted, {QStringLiteral("check"), QStringLiteral("object")});
        step.planted.append({neededText(planted, "check"), text(planted, "object")});
    });
    if (step.planted.isEmpty())
        m_reader.fail(tr("There is nothing to find."), tr("Name the expected findings in “planted”."));
}

void LessonReader::readDo(LessonStep &step, const QJsonObject &object)
{
    forEach(object, QStringLiteral("done"), 20, [&](const QJsonValue &value, const QString &place) {
        if (!m_reader.isObject(value))
            return;
        const QJsonObject bound = value.toObject();
        checkMembers(bound, {QStringLiteral("figure"), QStringLiteral("atLeast"), QStringLiteral("atMost")});
        LessonBound one{neededText(bound, "figure"), number(bound, "atLeast"), number(bound, "atMost"),
                        step.place + QLatin1Char('.') + place};
        if (!one.atLeast && !one.atMost)
            m_reader.fail(tr("This condition has no bound."), tr("Add “atLeast” or “atMost” with a number."));
        step.bounds << one;
    });
    if (step.bounds.isEmpty())
        m_reader.fail(tr("Nothing says when the task is done."), tr("Add conditions to “done”."));
    step.solution = changes(object, QStringLiteral("solution"), step.place);
    if (step.solution.isEmpty())
        m_reader.fail(tr("The task has no solution."), tr("Add changes that solve it to “solution”."));
    const QString page = text(object, "page");
    if (const auto found = pages.find(page)) {
        step.page = *found;
    } else if (!page.isEmpty()) {
        const QString member = QStringLiteral("page");
        const Step inside(m_reader, member);
        m_reader.noSuchName(page, tr("page of the designer"), QStringList(pages.begin(), pages.end()));
    }
}

void LessonReader::readKind(LessonStep &step, const QJsonObject &object)
{
    struct Row
    {
        void (LessonReader::*read)(LessonStep &, const QJsonObject &);
        QStringList members;
    };
    static const Row rows[]{
        {&LessonReader::readShow, {QStringLiteral("collection"), QStringLiteral("figures")}},
        {&LessonReader::readPredict, {QStringLiteral("figure"), QStringLiteral("tolerance")}},
        {&LessonReader::readQuiz, {QStringLiteral("options")}},
        {&LessonReader::readSpot, {QStringLiteral("planted")}},
        {&LessonReader::readDo, {QStringLiteral("done"), QStringLiteral("page"), QStringLiteral("solution")}},
    };
    const Row &row = rows[static_cast<int>(step.kind)];
    checkMembers(object,
                 QStringList{QStringLiteral("id"), QStringLiteral("kind"), QStringLiteral("model")} + row.members);
    (this->*row.read)(step, object);
}

LessonStep LessonReader::step(const QJsonValue &value, const QString &place)
{
    LessonStep step;
    step.place = place;
    if (!m_reader.isObject(value))
        return step;
    const QJsonObject object = value.toObject();
    step.id = neededText(object, "id");
    step.model = text(object, "model");
    const QString kind = neededText(object, "kind");
    const std::optional<StepKind> found = kinds.find(kind);
    if (!found) {
        const QString member = QStringLiteral("kind");
        const Step inside(m_reader, member);
        m_reader.noSuchName(kind, tr("kind of step"), QStringList(kinds.begin(), kinds.end()));
        return step;
    }
    step.kind = *found;
    readKind(step, object);
    if (step.model.isEmpty() && step.kind != StepKind::Quiz)
        m_reader.missing(QStringLiteral("model"));
    return step;
}

Lesson LessonReader::read(const QJsonObject &file)
{
    Lesson lesson;
    checkMembers(file, {QStringLiteral("format"), QStringLiteral("id"), QStringLiteral("number"),
                        QStringLiteral("pattern"), QStringLiteral("models"), QStringLiteral("steps")});
    if (file.value(QLatin1String("format")) != QJsonValue(QLatin1String("shapewright lesson 1")))
        m_reader.fail(tr("This is JSON, but not a lesson that this program can read."),
                      tr("A lesson starts with \"format\": \"shapewright lesson 1\"."));
    note();
    QSet<QString> ids;
    lesson.id = neededText(file, "id");
    checkId(lesson.id, ids);
    lesson.number = static_cast<int>(number(file, "number").value_or(0));
    lesson.pattern = text(file, "pattern");
    note();
    const QString models = QStringLiteral("models");
    if (file.contains(models)) {
        const Step inside(m_reader, models);
        const QJsonValue value = file.value(models);
        if (m_reader.isObject(value)) {
            const QJsonObject all = value.toObject();
            if (all.size() > maximumModels)
                m_reader.fail(tr("There are more than %1.").arg(maximumModels), tr("Make two lessons of it."));
            note();
            QSet<QString> names;
            for (auto it = all.begin(); it != all.end(); ++it) {
                const QString name = it.key();
                const Step one(m_reader, name);
                checkId(name, names);
                lesson.models << model(name, it.value());
                note();
            }
        }
    }
    QSet<QString> stepIds;
    forEach(file, QStringLiteral("steps"), maximumSteps, [&](const QJsonValue &value, const QString &place) {
        lesson.steps << step(value, place);
        checkId(lesson.steps.last().id, stepIds);
        note();
    });
    note();
    if (lesson.steps.isEmpty() && m_errors.isEmpty())
        m_reader.fail(tr("The lesson has no steps."), tr("Add them to “steps”."));
    note();
    return lesson;
}

class LessonText
{
    Q_DECLARE_TR_FUNCTIONS(LessonReader)

public:
    static base::Error notJson(const QByteArray &json, const QJsonParseError &error)
    {
        return {base::ErrorCode::Format, tr("This is not valid JSON: %1.").arg(error.errorString()),
                placeInText(json, error.offset), tr("Correct the text there.")};
    }
    static base::Error noObject()
    {
        return {base::ErrorCode::Format,
                tr("This is JSON, but not a lesson that this program can read."),
                {},
                tr("A lesson starts with \"format\": \"shapewright lesson 1\".")};
    }
    static base::Error atLine(int line, const QString &message, const QString &wayOut)
    {
        return {base::ErrorCode::Format, message, tr("line %1").arg(line), wayOut};
    }
};

} // namespace

QString nameOf(StepKind kind)
{
    return base::nameOf(kinds, kind);
}

const LessonModel *Lesson::model(const QString &name) const
{
    const auto found = std::find_if(models.cbegin(), models.cend(), [&](const auto &one) { return one.name == name; });
    return found == models.cend() ? nullptr : &*found;
}

const LessonStep *Lesson::step(const QString &stepId) const
{
    const auto found = std::find_if(steps.cbegin(), steps.cend(), [&](const auto &one) { return one.id == stepId; });
    return found == steps.cend() ? nullptr : &*found;
}

base::Result<Lesson> readLesson(const QByteArray &json)
{
    Lesson lesson;
    const QList<base::Error> errors = readLesson(json, lesson);
    return errors.isEmpty() ? base::Result<Lesson>(std::move(lesson)) : errors.first();
}

QList<base::Error> readLesson(const QByteArray &json, Lesson &lesson)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return {LessonText::notJson(json, error)};
    if (!document.isObject())
        return {LessonText::noObject()};
    LessonReader reader;
    lesson = reader.read(document.object());
    return reader.errors();
}

base::Result<LessonTexts> readLessonTexts(const QByteArray &markdown)
{
    LessonTexts texts;
    StepTexts *step = nullptr;
    QString *into = nullptr; ///< where the next lines go
    bool inCode = false;
    int number = 0;
    for (const QByteArray &bytes : markdown.split('\n')) {
        ++number;
        const QString line = QString::fromUtf8(bytes).remove(QLatin1Char('\r'));
        inCode = inCode != line.startsWith(QLatin1String("```"));
        const QString name = line.section(QLatin1Char(':'), 0, 0).remove(QLatin1Char('#')).trimmed();
        const QString rest = line.section(QLatin1Char(':'), 1).trimmed();
        if (!inCode && line.startsWith(QLatin1String("# "))) {
            texts.title = line.mid(2).trimmed();
            into = &texts.summary;
        } else if (!inCode && line.startsWith(QLatin1String("## "))) {
            if (rest.isEmpty())
                return LessonText::atLine(number, LessonText::tr("The step has no title."),
                                          LessonText::tr("Write “## step: title”."));
            if (texts.steps.contains(name))
                return LessonText::atLine(number, LessonText::tr("“%1” occurs twice.").arg(name),
                                          LessonText::tr("Remove one of them."));
            step = &texts.steps[name];
            step->title = rest;
            step->line = number;
            into = &step->body;
        } else if (!inCode && line.startsWith(QLatin1String("### "))) {
            if (!step)
                return LessonText::atLine(number, LessonText::tr("This heading stands in no step."),
                                          LessonText::tr("Write “## step: title” above it."));
            const bool isHint = line.mid(4).trimmed() == QLatin1String("hint");
            const bool isAnswer = line.mid(4).trimmed() == QLatin1String("answer");
            if (isHint || isAnswer) {
                into = isHint ? &step->hint : &step->answer;
            } else if (rest.isEmpty()) {
                return LessonText::atLine(number, LessonText::tr("The answer has no text."),
                                          LessonText::tr("Write “### option: text”, “### hint” or “### answer”."));
            } else {
                step->options[name].text = rest;
                into = &step->options[name].reason;
            }
        } else if (into) {
            *into += line + QLatin1Char('\n');
        } else if (!line.trimmed().isEmpty()) {
            return LessonText::atLine(number, LessonText::tr("The text has no title."),
                                      LessonText::tr("Start with “# title”."));
        }
    }
    texts.summary = texts.summary.trimmed();
    for (StepTexts &one : texts.steps) {
        for (QString *part : {&one.body, &one.hint, &one.answer})
            *part = part->trimmed();
        for (StepTexts::Option &option : one.options)
            option.reason = option.reason.trimmed();
    }
    return texts;
}

} // namespace sw::formats
