// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patterncase.h"

#include "models/formats/project/projectfile.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/wholemigration.h"
#include "models/patterns/patternregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace sw::testsupport
{

namespace
{

const QString dataFolder = QStringLiteral(SHAPEWRIGHT_TEST_DATA "/patterns");
const QString suffix = QStringLiteral(".shape.json");

void scaleValues(QList<design::Node> &nodes, double factor)
{
    for (design::Node &node : nodes) {
        if (node.distinctValues)
            node.distinctValues = std::max(3.0, std::round(*node.distinctValues * factor));
        scaleValues(node.fields, factor);
        for (design::Variant &variant : node.variants)
            scaleValues(variant.fields, factor);
    }
}

} // namespace

QList<patterns::MigrationStep> PatternCase::steps() const
{
    QList<patterns::MigrationStep> out;
    for (const PatternStage &stage : stages)
        out += stage.migration.steps;
    return out;
}

QString PatternCase::code() const
{
    QStringList pieces;
    for (const PatternStage &stage : stages) {
        for (const patterns::CodeSnippet &snippet : stage.code) {
            if (!pieces.contains(snippet.script))
                pieces << snippet.script;
        }
    }
    return pieces.join(QLatin1Char('\n'));
}

bool PatternCase::knows(const QString &function) const
{
    return defines(live, function);
}

QString liveScript(const QString &path)
{
    QFile file(path + QStringLiteral(".live.js"));
    const QString own = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    static const QRegularExpression first(QStringLiteral("// Begins as (\\S+)\\.live\\.js\\."));
    const QString other = first.match(own).captured(1);
    return other.isEmpty() ? own : liveScript(path.section(QLatin1Char('/'), 0, -2) + QLatin1Char('/') + other) + own;
}

bool needsReplicaSet(const QString &script)
{
    return script.contains(QLatin1String("// Needs a replica set."));
}

bool defines(const QString &script, const QString &function)
{
    return script.contains(QStringLiteral("function ") + function + QLatin1Char('('));
}

int writersStep(const QString &script)
{
    static const QRegularExpression line(QStringLiteral("// Writers start with step (\\d+)\\."));
    return line.match(script).captured(1).toInt();
}

QStringList changedFields(const QString &script)
{
    static const QRegularExpression line(QStringLiteral("// The values of (.+?) change: ."));
    QStringList fields;
    for (auto found = line.globalMatch(script); found.hasNext();)
        fields << found.next().captured(1);
    return fields;
}

QString unexpected(const QJsonValue &list)
{
    QStringList out;
    const QJsonArray rows = list.toArray();
    for (const QJsonValue &row : rows) {
        const QJsonArray parts = row.toArray();
        if (parts.size() != 3 || parts.at(1) != parts.at(2))
            out << QString::fromUtf8(QJsonDocument(parts).toJson(QJsonDocument::Compact));
    }
    return rows.isEmpty() ? QStringLiteral("nothing was compared") : out.join(QLatin1Char('\n'));
}

QStringList patternCases()
{
    const QString wanted = qEnvironmentVariable("SHAPEWRIGHT_PATTERN_CASE");
    QStringList paths;
    QDirIterator files(dataFolder, {QLatin1Char('*') + suffix}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next().chopped(suffix.size());
        if (patternCaseName(path).contains(wanted))
            paths << path;
    }
    paths.sort();
    return paths;
}

QString patternCaseName(const QString &path)
{
    return QDir(dataFolder).relativeFilePath(path);
}

PatternCase loadPatternCase(const QString &path, StageOrder order)
{
    PatternCase out;
    out.name = patternCaseName(path);
    auto project = formats::loadProjectFile(path + suffix);
    if (!project) {
        out.error = project.error().text();
        return out;
    }
    out.model = std::make_unique<schema::Model>(std::move(project->model));
    out.index = std::make_unique<schema::ModelIndex>(*out.model);
    patterns::BuildOptions options;
    options.patterns = QList<schema::PatternUse>();
    design::Design before = patterns::buildDesign(*out.index, options);
    const design::Design whole = patterns::buildDesign(*out.index);
    QList<schema::PatternUse> uses = whole.applied;
    if (order == StageOrder::OfProject) {
        uses = out.model->patterns;
        uses.removeIf([&](const schema::PatternUse &use) { return !whole.applied.contains(use); });
    }
    for (const schema::PatternUse &use : std::as_const(uses)) {
        *options.patterns << use;
        PatternStage stage{before, patterns::buildDesign(*out.index, options), {}, {}};
        const patterns::Pattern &pattern = *patterns::PatternRegistry::instance().find(use.pattern);
        const patterns::UseContext context{*out.index, use, patterns::completeParameters(pattern, *out.index, use)};
        stage.migration = patterns::wholeMigration(pattern, stage.before, stage.after, context);
        stage.code = pattern.code(whole, context);
        before = stage.after;
        out.stages << stage;
    }
    if (out.stages.isEmpty())
        out.error = QStringLiteral("no pattern applies");
    out.live = liveScript(path);
    return out;
}

design::Design scaledDown(const design::Design &design, double most)
{
    double largest = most;
    for (const design::Collection &collection : design.collections)
        largest = std::max(largest, collection.documents.likely);
    const double factor = most / largest;
    design::Design out = design;
    for (design::Collection &collection : out.collections) {
        const double documents = std::clamp(std::round(collection.documents.likely * factor), 3.0, most);
        collection.documents = {documents, documents, documents, false};
        collection.hotDocuments = std::min(collection.hotDocuments, documents);
        collection.growthPerDay *= factor;
        scaleValues(collection.root.fields, factor);
    }
    return out;
}

} // namespace sw::testsupport
