// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/layoutprocess.h"

#include <QDeadlineTimer>
#include <QFileInfo>
#include <QProcess>

#include <cmath>

namespace sw::diagram
{

namespace
{

constexpr int pollMilliseconds = 15;
constexpr int secondsAtMost = 300;
/// Of the answer: more than any that makes sense.
constexpr qsizetype maximumAnswer = 4 << 20;
constexpr double farthest = 1e7;

QByteArray requestOf(const QList<LayoutGraph> &graphs)
{
    QByteArray text("shapewright-layout 1\n");
    for (const LayoutGraph &graph : graphs) {
        text += graph.method == LayoutMethod::Force ? QByteArray("graph force\n")
                                                    : "graph layered " + QByteArray::number(graph.stagger) + '\n';
        for (const QSizeF &size : graph.sizes)
            text += "box " + QByteArray::number(size.width()) + ' ' + QByteArray::number(size.height()) + '\n';
        for (const LayoutLink &link : graph.links)
            text += "link " + QByteArray::number(link.first) + ' ' + QByteArray::number(link.second) + '\n';
        text += "run\n";
    }
    return text;
}

/// Collects the answer as it comes, and tells how much of the work is done.
class Answer
{
public:
    explicit Answer(const QList<LayoutGraph> &graphs) : m_graphs(graphs)
    {
        for (const LayoutGraph &graph : graphs)
            m_total += static_cast<double>(graph.sizes.size());
    }

    /// False when it cannot be an answer.
    bool take(const QByteArray &more)
    {
        m_rest += more;
        m_taken += more.size();
        if (m_taken > maximumAnswer)
            return false;
        qsizetype from = 0;
        for (qsizetype end = m_rest.indexOf('\n', from); end >= 0; end = m_rest.indexOf('\n', from)) {
            if (!takeLine(m_rest.sliced(from, end - from)))
                return false;
            from = end + 1;
        }
        m_rest.remove(0, from);
        return true;
    }

    double share() const { return m_total > 0 ? m_boxes / m_total : 1; }
    bool isComplete() const { return m_done && m_centres.size() == m_graphs.size(); }
    const QList<QList<QPointF>> &centres() const { return m_centres; }

private:
    bool takeLine(const QByteArray &line)
    {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (m_missing == 0 && words.size() == 1 && words.first() == "done")
            return m_done = true;
        if (m_missing == 0) {
            if (words.size() != 3 || words.first() != "placed" || m_centres.size() >= m_graphs.size())
                return false;
            m_missing = m_graphs.at(m_centres.size()).sizes.size();
            m_centres.append(QList<QPointF>());
            return words.at(1).toLongLong() == m_centres.size() - 1 && words.at(2).toLongLong() == m_missing;
        }
        bool okX = false;
        bool okY = false;
        const QPointF point(words.first().toDouble(&okX), words.last().toDouble(&okY));
        m_centres.last().append(point);
        --m_missing;
        ++m_boxes;
        return words.size() == 2 && okX && okY && std::abs(point.x()) < farthest && std::abs(point.y()) < farthest;
    }

    const QList<LayoutGraph> &m_graphs;
    QList<QList<QPointF>> m_centres;
    QByteArray m_rest;
    qsizetype m_taken = 0;
    qsizetype m_missing = 0;
    double m_total = 0;
    double m_boxes = 0;
    bool m_done = false;
};

} // namespace

LayoutProcess::LayoutProcess(const QString &program) : m_program(program.isEmpty() ? standardProgram() : program)
{}

QString LayoutProcess::standardProgram()
{
    const QString given = qEnvironmentVariable("SHAPEWRIGHT_LAYOUT");
    return given.isEmpty() ? QCoreApplication::applicationDirPath() + QStringLiteral("/shapewright-layout") : given;
}

base::Result<QList<QList<QPointF>>> LayoutProcess::centres(const QList<LayoutGraph> &graphs,
                                                           const base::Progress &progress) const
{
    const auto failed = [this](const QString &message) {
        return base::Error{base::ErrorCode::Unsupported, message, m_program,
                           tr("The built-in layout is used instead.")};
    };
    if (!QFileInfo(m_program).isExecutable())
        return failed(tr("The program that lays out diagrams is missing."));
    QProcess process;
    process.setProcessChannelMode(QProcess::SeparateChannels);
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(m_program, {});
    if (!process.waitForStarted())
        return failed(tr("The program that lays out diagrams does not start."));
    process.write(requestOf(graphs));
    process.closeWriteChannel();
    Answer answer(graphs);
    const QDeadlineTimer deadline(secondsAtMost * 1000);
    bool running = true;
    while (running) {
        running = !process.waitForFinished(pollMilliseconds) && process.state() != QProcess::NotRunning;
        const bool cancelled = progress.isCancelled();
        const bool sensible = answer.take(process.readAllStandardOutput());
        if (cancelled || !sensible || (running && deadline.hasExpired())) {
            process.kill();
            process.waitForFinished();
            if (cancelled)
                return base::Error{base::ErrorCode::Cancelled, tr("The layout was cancelled."), {}, {}};
            return failed(sensible ? tr("The layout took too long.")
                                   : tr("The program that lays out diagrams gave no places."));
        }
        progress.report(answer.share());
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0 || !answer.isComplete())
        return failed(tr("The program that lays out diagrams failed."));
    return answer.centres();
}

} // namespace sw::diagram
