// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessonpage.h"

#include "models/base/sha256.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/patternregistry.h"
#include "models/services/lessons/lessonsteps.h"
#include "models/services/lessons/lessontasks.h"
#include "models/services/lessons/lessontext.h"

#include <QFile>

#include <algorithm>

namespace sw::services
{

namespace
{

using formats::LessonStep;
using formats::StepKind;

QByteArray resource(const char *name)
{
    QFile file(QStringLiteral(":/lessons/page/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString escaped(const QString &text)
{
    return base::visibleText(text).toHtmlEscaped();
}

/// Writes the steps of a lesson, and remembers the first error.
class LessonPage
{
    Q_DECLARE_TR_FUNCTIONS(LessonPage)

public:
    explicit LessonPage(const LessonBench &bench) : m_bench(bench) {}
    base::Result<QByteArray> write();

private:
    /// \p text with its figures, of the model of the step.
    QString filled(const LessonStep &step, const QString &text);
    template <typename T>
    const T *valueOf(const base::Result<T> &result);
    void writeStep(const LessonStep &step, int number);
    void writeShow(const LessonStep &step);
    void writeDocument(const ShownStep &shown);
    void writeMeter(const sizing::SizeReport &sizes);
    void writePredict(const LessonStep &step);
    void writeQuiz(const LessonStep &step);
    void writeSpot(const LessonStep &step);
    void writeDo(const LessonStep &step);
    void writeOption(const QString &label, bool isRight, const QString &reason);
    void writeCheck(const QString &button);
    void writeAfter(const LessonStep &step);
    static QString kindText(StepKind kind);
    QString attributes(const LessonStep &step);

    const LessonBench &m_bench;
    QString m_out;
    std::optional<base::Error> m_error;
};

template <typename T>
const T *LessonPage::valueOf(const base::Result<T> &result)
{
    if (result)
        return &*result;
    if (!m_error)
        m_error = result.error();
    return nullptr;
}

QString LessonPage::filled(const LessonStep &step, const QString &text)
{
    const auto result = filledText(m_bench, step.model, text);
    const QString *value = valueOf(result);
    return value ? *value : QString();
}

QString LessonPage::kindText(StepKind kind)
{
    switch (kind) {
    case StepKind::Show:
        return tr("Look");
    case StepKind::Predict:
        return tr("Predict");
    case StepKind::Quiz:
        return tr("Quiz: tick all that apply");
    case StepKind::Spot:
        return tr("Spot it: tick what is wrong");
    case StepKind::Do:
        return tr("Do it in Shapewright");
    }
    return {};
}

void LessonPage::writeDocument(const ShownStep &shown)
{
    m_out += QStringLiteral("<h3>%1</h3>\n<table class=\"document\">\n").arg(escaped(documentTitle(shown)));
    for (const samples::PreviewLine &line : shown.document->lines) {
        const QString name = line.name.isEmpty() ? QString() : line.name + QStringLiteral(": ");
        const bool isNew = shown.changed.contains(line.path) && !line.path.isEmpty();
        m_out += QStringLiteral("<tr%1><td>%2%3%4</td><td>%5</td></tr>\n")
                     .arg(isNew ? QStringLiteral(" class=\"changed\"") : QString(),
                          QString(2 * line.indent, QLatin1Char(' ')), escaped(name), escaped(line.value),
                          line.bytes.value() > 0 ? base::bytesText(line.bytes) : QString());
    }
    m_out += QStringLiteral("</table>\n");
    if (!shown.gone.isEmpty()) {
        constexpr qsizetype most = 8;
        QStringList names = shown.gone.mid(0, most);
        if (shown.gone.size() > most)
            names << QStringLiteral("…");
        m_out += QStringLiteral("<p class=\"kind\">%1</p>\n")
                     .arg(escaped(tr("No longer in this document: %1").arg(names.join(QLatin1String(", ")))));
    }
}

void LessonPage::writeMeter(const sizing::SizeReport &sizes)
{
    constexpr double scale = 1.25; // of the cache, as wide as the meter
    const double share = std::clamp(sizes.share() / scale, 0.0, 1.0) * 100;
    const QString kind = sizes.fit() == sizing::Fit::TooLarge ? QStringLiteral(" large")
                         : sizes.fit() == sizing::Fit::Tight  ? QStringLiteral(" tight")
                                                              : QString();
    m_out += QStringLiteral("<div class=\"meter%1\" aria-hidden=\"true\"><i style=\"width:%2%\"></i><u></u></div>\n"
                            "<p class=\"kind\">%3</p>\n")
                 .arg(kind, QString::number(share, 'f', 1),
                      escaped(tr("Working set %1 of a cache of %2: %3")
                                  .arg(base::bytesText(sizes.workingSet.likely), base::bytesText(sizes.cache.bytes),
                                       base::percentText(sizes.share()))));
}

void LessonPage::writeShow(const LessonStep &step)
{
    const auto result = shownStep(m_bench, step);
    const ShownStep *shown = valueOf(result);
    if (!shown)
        return;
    if (shown->document)
        writeDocument(*shown);
    if (!shown->figures.isEmpty()) {
        m_out += QStringLiteral("<ul class=\"figures\">\n");
        for (const ShownFigure &figure : shown->figures) {
            const QString now = figureText(figure.now.value, figure.now.unit);
            const QString before = figure.before ? figureText(*figure.before, figure.now.unit) : now;
            const QString text = before == now ? now : before + QStringLiteral(" → ") + now;
            m_out += QStringLiteral("<li><span>%1</span><b>%2</b></li>\n").arg(escaped(figure.now.label), text);
        }
        m_out += QStringLiteral("</ul>\n");
        writeMeter(shown->sizes);
        if (!shown->workingSetChange.isEmpty())
            m_out += QStringLiteral("<p class=\"kind\">%1</p>\n").arg(escaped(shown->workingSetChange));
    }
}

void LessonPage::writeCheck(const QString &button)
{
    m_out += QStringLiteral("<p><button type=\"button\" class=\"check\">%1</button></p>\n").arg(escaped(button));
}

void LessonPage::writePredict(const LessonStep &step)
{
    const auto result = questionOf(m_bench, step);
    const Question *question = valueOf(result);
    if (!question)
        return;
    m_out += QStringLiteral("<p><label>%1 <input type=\"text\" inputmode=\"decimal\" autocomplete=\"off\"> %2</label>"
                            "</p>\n")
                 .arg(escaped(question->figure.label), escaped(question->unit));
    writeCheck(tr("Check"));
    const base::Error unknown = base::unknownUnit(QStringLiteral("%1"), numberUnitOf(*question));
    m_out += QStringLiteral("<p class=\"result\" role=\"status\" data-near=\"%1\" data-far=\"%2\" data-none=\"%3\" "
                            "data-meanings=\"%4\" data-unit=\"%5\"></p>\n")
                 .arg(escaped(tr("Near enough: it is %1.", "a predicted number").arg(QStringLiteral("%1"))),
                      escaped(tr("Not quite: it is %1.", "a predicted number").arg(QStringLiteral("%1"))),
                      escaped(tr("Enter a number.")),
                      escaped(Text::tr("“%1” can mean %2 or %3.")
                                  .arg(QStringLiteral("%1"), QStringLiteral("%2"), QStringLiteral("%3"))),
                      escaped(unknown.message + QLatin1Char(' ') + unknown.wayOut));
}

void LessonPage::writeOption(const QString &label, bool isRight, const QString &reason)
{
    m_out += QStringLiteral("<div class=\"option\" data-right=\"%1\"><label><input type=\"checkbox\">%2</label>\n"
                            "<p class=\"verdict after\" hidden data-right=\"%3\" data-wrong=\"%4\"></p>"
                            "<div class=\"after\" hidden>%5</div></div>\n")
                 .arg(isRight ? QStringLiteral("true") : QStringLiteral("false"), label,
                      escaped(isRight ? tr("Right.") : tr("Right: this does not apply.")),
                      escaped(isRight ? tr("This applies as well.") : tr("Not so.")), reason);
}

void LessonPage::writeQuiz(const LessonStep &step)
{
    const formats::StepTexts texts = m_bench.lesson().texts.steps.value(step.id);
    for (const formats::LessonOption &option : step.options) {
        const formats::StepTexts::Option text = texts.options.value(option.id);
        writeOption(toInlineHtml(filled(step, text.text)), option.right, toHtml(filled(step, text.reason)));
    }
    writeCheck(tr("Check answers"));
    m_out += QStringLiteral("<p class=\"result\" role=\"status\" data-all=\"%1\" data-some=\"%2\"></p>\n")
                 .arg(escaped(tr("All answers are right.")),
                      escaped(tr("%1 of %2 answers are right.").arg(QStringLiteral("%1"), QStringLiteral("%2"))));
}

void LessonPage::writeSpot(const LessonStep &step)
{
    const auto result = suspectsOf(m_bench, step);
    const QList<Suspect> *suspects = valueOf(result);
    if (!suspects)
        return;
    QString group;
    for (const Suspect &suspect : *suspects) {
        if (group != suspect.group)
            m_out += QStringLiteral("<h3>%1</h3>\n").arg(escaped(suspect.group));
        group = suspect.group;
        QString reason;
        for (const checks::Finding &finding : suspect.planted)
            reason += QStringLiteral("<p><b>%1</b> %2 %3</p>\n")
                          .arg(escaped(finding.title), escaped(finding.detail), escaped(finding.fix));
        const QString detail = suspect.detail.isEmpty()
                                   ? QString()
                                   : QStringLiteral(" <span class=\"kind\">%1</span>").arg(escaped(suspect.detail));
        writeOption(escaped(suspect.text) + detail, !suspect.planted.isEmpty(), reason);
    }
    writeCheck(tr("Check findings"));
    m_out += QStringLiteral("<p class=\"result\" role=\"status\" data-all=\"%1\" data-some=\"%2\"></p>\n")
                 .arg(escaped(tr("You found everything.")),
                      escaped(tr("%1 of %2 places are judged right.").arg(QStringLiteral("%1"), QStringLiteral("%2"))));
}

void LessonPage::writeDo(const LessonStep &step)
{
    const auto state = m_bench.state(step.model);
    const LessonState *const *start = valueOf(state);
    if (!start)
        return;
    m_out += QStringLiteral("<p>%1</p>\n<ul>\n").arg(escaped(tr("The task is done when:")));
    for (const TaskCondition &condition : judgeTask(m_bench, step, **start))
        m_out += QStringLiteral("<li>%1 <span class=\"kind\">%2</span></li>\n")
                     .arg(escaped(condition.text), escaped(tr("(now: %1)").arg(condition.value)));
    m_out += QStringLiteral("</ul>\n<details><summary>%1</summary><ul>\n").arg(escaped(tr("A solution")));
    for (const QString &change : solutionTexts(m_bench, step))
        m_out += QStringLiteral("<li>%1</li>\n").arg(escaped(change));
    m_out += QStringLiteral("</ul></details>\n");
}

void LessonPage::writeAfter(const LessonStep &step)
{
    const formats::StepTexts texts = m_bench.lesson().texts.steps.value(step.id);
    if (!texts.hint.isEmpty())
        m_out += QStringLiteral("<details><summary>%1</summary>%2</details>\n")
                     .arg(escaped(tr("Hint")), toHtml(filled(step, texts.hint)));
    if (texts.answer.isEmpty())
        return;
    const bool isSolvedHere =
        step.kind == StepKind::Predict || step.kind == StepKind::Quiz || step.kind == StepKind::Spot;
    m_out += isSolvedHere
                 ? QStringLiteral("<div class=\"after\" hidden>%1</div>\n").arg(toHtml(filled(step, texts.answer)))
                 : toHtml(filled(step, texts.answer));
}

QString LessonPage::attributes(const LessonStep &step)
{
    QString out = QStringLiteral(" data-kind=\"%1\"").arg(formats::nameOf(step.kind));
    if (step.kind != StepKind::Predict)
        return out;
    const auto result = questionOf(m_bench, step);
    if (const Question *question = valueOf(result))
        out += QStringLiteral(" data-value=\"%1\" data-tolerance=\"%2\" data-text=\"%3\" data-rules=\"%4\"")
                   .arg(QString::number(question->figure.value, 'g', 12), QString::number(step.tolerance),
                        escaped(figureText(question->figure.value, question->figure.unit)),
                        QString::fromUtf8(answerRules(*question)).toHtmlEscaped());
    return out;
}

void LessonPage::writeStep(const LessonStep &step, int number)
{
    const formats::StepTexts texts = m_bench.lesson().texts.steps.value(step.id);
    m_out += QStringLiteral("<section%1>\n<p class=\"kind\">%2 · %3</p>\n<h2>%4</h2>\n%5")
                 .arg(attributes(step), QString::number(number), escaped(kindText(step.kind)),
                      toInlineHtml(filled(step, texts.title)), toHtml(filled(step, texts.body)));
    switch (step.kind) {
    case StepKind::Show:
        writeShow(step);
        break;
    case StepKind::Predict:
        writePredict(step);
        break;
    case StepKind::Quiz:
        writeQuiz(step);
        break;
    case StepKind::Spot:
        writeSpot(step);
        break;
    case StepKind::Do:
        writeDo(step);
        break;
    }
    writeAfter(step);
    m_out += QStringLiteral("</section>\n");
}

base::Result<QByteArray> LessonPage::write()
{
    const formats::Lesson &lesson = m_bench.lesson();
    for (int i = 0; i < lesson.steps.size(); ++i)
        writeStep(lesson.steps.at(i), i + 1);
    if (m_error)
        return *m_error;
    const QByteArray style = resource("page.css");
    const QByteArray script = resource("page.js");
    const QString pattern = lesson.pattern.isEmpty() ? QString() : patterns::patternName(lesson.pattern);
    // The policy names the one script by its hash: nothing else on the page can ever run or load.
    const QString head =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
                       "'unsafe-inline'; script-src 'sha256-%2'\">\n<title>%3</title>\n<style>\n%4</style>\n</head>\n"
                       "<body>\n<header><p class=\"kind\">%5</p><h1>%6</h1>\n%7</header>\n<main>\n")
            .arg(tr("en"), QString::fromLatin1(base::sha256(script).toBase64()), escaped(lesson.texts.title),
                 QString::fromUtf8(style), escaped(pattern), toInlineHtml(lesson.texts.title),
                 toHtml(lesson.texts.summary));
    const QString foot =
        QStringLiteral("</main>\n<footer>%1</footer>\n<script>%2</script>\n</body>\n</html>\n")
            .arg(escaped(tr("Made with Shapewright. All figures were computed by it.")), QString::fromUtf8(script));
    return (head + m_out + foot).toUtf8();
}

} // namespace

base::Result<QByteArray> lessonPage(const LessonBench &bench)
{
    return LessonPage(bench).write();
}

} // namespace sw::services
