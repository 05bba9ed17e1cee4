// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/check.h"
#include "models/design/access/accessresolver.h"
#include "models/formats/project/projectfile.h"
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/cost/operationcost.h"

#include <QDirIterator>
#include <QtTest>

#include <cstdio>

using namespace sw;
using design::Collection;
using design::Index;

namespace
{

const QString data = QStringLiteral(SHAPEWRIGHT_TEST_DATA);

/// The seven samples and the eight real applications.
QStringList projects()
{
    QStringList files;
    for (const QString &folder :
         {data + QStringLiteral("/../../resources/samples"), data + QStringLiteral("/designs")}) {
        for (const QFileInfo &file :
             QDir(folder).entryInfoList({QStringLiteral("*.shape.json")}, QDir::Files, QDir::Name))
            files << file.filePath();
    }
    return files;
}

schema::Model modelOf(const QString &file)
{
    const auto project = formats::loadProjectFile(file);
    return project ? project->model : schema::Model();
}

QString keysText(const Index &index)
{
    QStringList keys;
    for (const design::IndexKey &key : index.keys)
        keys << key.path + QLatin1String(design::traitsOf(key.kind).mark);
    return keys.join(QStringLiteral(", ")) + (index.partialFilter.isEmpty() ? QString() : QStringLiteral(" (partial)"));
}

/// An index that only searches justify.
bool isForSearches(const Index &index)
{
    return !index.unique && !index.expireAfterSeconds && index.origin.isEmpty();
}

/// True when some operation asks for the index's first key: told without the class that derives it.
bool isAsked(const Index &index, const QList<design::Access> &accesses, const QString &collection)
{
    return std::any_of(accesses.cbegin(), accesses.cend(), [&](const design::Access &access) {
        const QString &first = index.keys.first().path;
        return access.collection == collection &&
               (access.asks(first) || (!access.sort.isEmpty() && access.sort.first().path == first) ||
                access.asks(index.keys.value(1).path));
    });
}

} // namespace

class TestUsedIndexes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearlyAllServeSomebody();
    void noneIsMissing_data();
    void noneIsMissing();
    void whatTheAuthorsMadeToo_data();
    void whatTheAuthorsMadeToo();
};

/// Prints what is derived for whom; at most one in twenty may be idle.
void TestUsedIndexes::nearlyAllServeSomebody()
{
    int all = 0, idle = 0;
    for (const QString &file : projects()) {
        const schema::Model model = modelOf(file);
        const schema::ModelIndex index(model);
        const design::Design design = patterns::buildDesign(index);
        const design::DesignIndex places(design);
        const design::AccessResolver resolver(places, index);
        QList<design::Access> accesses;
        for (const schema::Operation &operation : model.operations)
            accesses << resolver.of(operation);
        QStringList names;
        for (const schema::Operation &operation : model.operations)
            names << operation.name;
        std::printf("%s\n", qPrintable(QFileInfo(file).baseName()));
        for (const Collection &collection : design.collections) {
            for (const Index &one : collection.indexes) {
                std::printf("  %-28s %-70s %s\n", qPrintable(collection.name), qPrintable(keysText(one)),
                            qPrintable(one.reasons.join(QStringLiteral(", "))));
                if (!isForSearches(one))
                    continue;
                ++all;
                const bool named = std::any_of(one.reasons.cbegin(), one.reasons.cend(),
                                               [&](const QString &reason) { return names.contains(reason); });
                idle += named && isAsked(one, accesses, collection.name) ? 0 : 1;
            }
        }
    }
    std::printf("derived for searches: %d, idle: %d\n", all, idle);
    QVERIFY(all > 50);
    QVERIFY2(idle * 20 <= all, qPrintable(QString::number(idle)));
}

void TestUsedIndexes::noneIsMissing_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : projects())
        QTest::newRow(qPrintable(QFileInfo(file).baseName())) << file;
}

/// Searches that find everything by an index, or that no index can help.
void TestUsedIndexes::noneIsMissing()
{
    QFETCH(QString, file);
    const schema::Model model = modelOf(file);
    const schema::ModelIndex index(model);
    const design::Design design = patterns::buildDesign(index);
    const sizing::SizeReport sizes = sizing::estimate(design, sizing::sizeOptions(model));
    const sizing::OperationCosts costs(index, design, sizing::fetchCostFactor(sizes));
    for (const checks::Finding &finding : checks::runChecks({index, design, sizes, costs}))
        QVERIFY2(finding.check != QLatin1String("E9") && finding.check != QLatin1String("E8"),
                 qPrintable(finding.title + QLatin1Char(' ') + finding.detail));
}

void TestUsedIndexes::whatTheAuthorsMadeToo_data()
{
    QTest::addColumn<QString>("project");
    QTest::addColumn<QString>("collection");
    QTest::addColumn<QString>("keys");
    const auto row = [](const char *project, const char *collection, const char *keys) {
        QTest::addRow("%s %s %s", project, collection, keys)
            << QString::fromLatin1(project) << QString::fromLatin1(collection) << QString::fromLatin1(keys);
    };
    row("coral-talk", "comments", "tenantID, author_id, createdAt ↓");
    row("coral-talk", "comments", "tenantID, story_id, parent_id, status, createdAt ↓");
    row("coral-talk", "commentActions", "comment_id, tenantID, user_id");
    row("coral-talk", "notifications", "tenantID, owner_id, createdAt ↓");
    row("openhim", "transactions", "channel_id, request.timestamp ↓");
    row("openhim", "transactions", "status, request.timestamp ↓");
    row("chat-ui", "conversations", "user_id, updatedAt ↓");
    row("bookcars", "Booking", "car_id, from, to");
    row("growi", "inappnotifications", "user_id, status, createdAt ↓");
    row("growi", "revisions", "page_id, createdAt ↓");
    row("alerta", "alerts", "environment, customer, resource, event, severity");
}

/// Indexes that the applications' authors chose, and that are derived from their workload: same keys, or the same in
/// the order that serves more searches.
void TestUsedIndexes::whatTheAuthorsMadeToo()
{
    QFETCH(QString, project);
    QFETCH(QString, collection);
    QFETCH(QString, keys);
    const schema::Model model = modelOf(data + QStringLiteral("/designs/%1.shape.json").arg(project));
    const design::Design design = patterns::buildDesign(model);
    const Collection *in = design.collection(collection);
    QVERIFY2(in, qPrintable(collection));
    QStringList found;
    for (const Index &index : in->indexes)
        found << keysText(index);
    QVERIFY2(found.contains(keys), qPrintable(found.join(QLatin1Char('\n'))));
}

QTEST_APPLESS_MAIN(TestUsedIndexes)
#include "tst_usedindexes.moc"
