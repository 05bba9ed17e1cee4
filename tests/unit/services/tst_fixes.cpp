// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/samplelibrary.h"
#include "models/schema/validation/validatemodel.h"
#include "models/services/fixes/fixeffect.h"
#include "models/services/fixes/fixregistry.h"
#include "tests/support/checkplants.h"

#include <QtTest>

using namespace sw;
using schema::FieldType;
using test::ModelBuilder;
using test::numbered;
using test::shop;

namespace
{

/// A model in which a check finds something, and a way that settles it.
struct Settled
{
    QString check;
    QString object; ///< empty: the first finding of the check
    QString way;
    schema::Model model;
};

ModelBuilder library()
{
    ModelBuilder builder = shop();
    builder.entity("readers", 200, "name:string:20 joined:string:20 balance:double");
    builder.link("readers 1:N reviews [0,25,90]");
    return builder;
}

schema::Model with(ModelBuilder builder, const std::function<void(schema::Model &)> &change)
{
    change(builder.model);
    return builder.model;
}

QList<Settled> settled()
{
    QList<Settled> all;
    const auto add = [&all](const char *check, const char *object, const char *way, const schema::Model &model) {
        all << Settled{QString::fromLatin1(check), QString::fromUtf8(object), QString::fromLatin1(way), model};
        for (schema::Operation &operation : all.last().model.operations)
            operation.id =
                schema::OperationId(QString(operation.id.text()).replace(QLatin1Char(' '), QLatin1Char('_')));
    };
    const auto tags = [](bool bounded, double most) {
        return with(shop(), [=](schema::Model &model) {
            schema::Field field;
            field.id = schema::FieldId(QStringLiteral("tags"));
            field.name = QStringLiteral("tags");
            field.type = FieldType::Array;
            field.bounded = bounded;
            field.count = {0, 5, most, false};
            model.entities[0].fields << field;
        });
    };
    add("E1", "books.tags", "limit", tags(false, schema::infinity));
    add("E2", "books.tags", "limit", tags(true, 5000));
    const schema::Model embedded = with(shop(), [](schema::Model &model) {
        model.relationships[0].placement = schema::Placement::EmbedInA;
        model.relationships[0].b.perOther.max = 900;
    });
    add("E2", "books.reviews", "link", embedded);
    add("E2", "books.reviews", "limit", embedded);
    const schema::Model cold = with(shop(), [](schema::Model &model) {
        model.entities[0].fields[1].averageBytes = 4000;
        model.operations[0].reads = {{test::entityId("books"), QStringLiteral("price")}};
    });
    add("E4", "books", "pattern-hot-cold", cold);
    add("E5", "", "add-memory", with(shop(), [](schema::Model &model) {
            model.ramGiB = 1;
            model.entities[0].count = {1e7, 1e7, 1e7, false};
            model.entities[1].count = {5e7, 5e7, 5e7, false};
        }));
    schema::IndexDefinition own;
    own.keys = {{QStringLiteral("title"), schema::KeyKind::Ascending}};
    add("E8", "books: title_1", "drop-index",
        with(shop(), [&own](schema::Model &model) { model.entities[0].indexes = {own}; }));
    add("E9", "list reviews", "add-index", with(shop(), [](schema::Model &model) {
            model.entities[1].suppressedIndexes = {
                {{{QStringLiteral("created"), schema::KeyKind::Descending}}, QStringLiteral("none"), {}}};
        }));
    ModelBuilder together = shop();
    together.operation("show with book", "read 5/s reviews books-reviews");
    add("E10", "books · reviews", "pattern-extended-reference", with(together, [](schema::Model &model) {
            model.operations.last().reads = {{test::entityId("reviews"), QStringLiteral("text")},
                                             {test::entityId("books"), QStringLiteral("title")}};
        }));
    ModelBuilder search = shop();
    search.operation("search", "read 1/s books filter=books.title");
    search.model.operations.last().filters.first().op = schema::FilterOp::CaseInsensitiveRegex;
    add("E11", "search", "collation-index", search.model);
    add("E11", "search", "text-index", search.model);
    add("E16", "books", "enforce", with(shop(), [&tags](schema::Model &model) {
            model = tags(true, 20);
            model.entities[0].rules.action = schema::ValidationAction::Warn;
        }));
    add("E17", "reviews.book.price", "snapshot",
        with(shop(), [](schema::Model &model) { model.relationships[0].placement = schema::Placement::EmbedInB; }));
    add("E20", "readers.balance", "change-type", library().model);
    add("E20", "readers.joined", "change-type",
        with(library(), [](schema::Model &model) { model.entities[2].fields[1].name = QStringLiteral("joined_at"); }));
    all.last().object = QStringLiteral("readers.joined_at");
    for (const char *way : {"set-count", "set-number-b"})
        add("E27", "books · reviews", way, with(shop(), [](schema::Model &model) {
                model.entities[1].count = {5e6, 5e6, 5e6, false};
            }));
    add("E28", "reviews", "set-growth", with(shop(), [](schema::Model &model) { model.entities[1].growthPerDay = 0; }));
    ModelBuilder byTitle = shop();
    byTitle.operation("by title", "read 1/s books filter=books.title");
    add("E30", "books.title", "unique", byTitle.model);
    ModelBuilder stars = shop();
    stars.operation("stars", "read 50/s reviews filter=reviews.book_id");
    stars.model.operations.last().selectivity = 5;
    stars.model.operations.last().reads = {{test::entityId("reviews"), QStringLiteral("stars")}};
    add("E31", "reviews: book_id_1", "widen-index", stars.model);
    const schema::Model keyed =
        with(shop(), [](schema::Model &model) { model.relationships[0].a.link.key = {QStringLiteral("title")}; });
    add("E40", "books · reviews", "unique", keyed);
    add("E40", "books · reviews", "refer-to-id", keyed);
    const schema::Model unlike = with(shop(), [](schema::Model &model) {
        for (schema::Entity &entity : model.entities) {
            schema::Field address, part;
            address.id = schema::FieldId(entity.id.text() + QStringLiteral("_address"));
            address.name = QStringLiteral("address");
            address.type = FieldType::Object;
            address.valueObject = QStringLiteral("Address");
            part.id = schema::FieldId(entity.id.text() + QStringLiteral("_part"));
            part.name = entity.name + QStringLiteral("_part");
            address.fields << part;
            entity.fields << address;
        }
    });
    add("E42", "reviews.address", "same-fields", unlike);
    add("E42", "reviews.address", "own-object", unlike);
    add("E43", "books._id", "remove-maximum", numbered(200).model);
    add("E43", "books._id", "raise-maximum", numbered(200).model);
    add("E43", "books.isbn", "remove-list", with(shop(), [](schema::Model &model) {
            model.entities[0].fields[0].enumValues = {QStringLiteral("a"), QStringLiteral("b")};
        }));
    const schema::Model forced = with(shop(), [](schema::Model &model) {
        model.relationships[0].placement = schema::Placement::EmbedInA;
        model.relationships[0].a.perOther = {0, 0.2, 1, false};
    });
    add("B3", "books · reviews", "link", forced);
    add("B3", "books · reviews", "automatic", forced);
    ModelBuilder idle = shop();
    idle.model.relationships[0].placement = schema::Placement::EmbedInA;
    idle.use("extended-reference", "books-reviews");
    add("pattern", "", "remove-pattern", idle.model);
    return all;
}

QString key(const checks::Finding &finding)
{
    return finding.check + QLatin1Char(' ') + finding.object;
}

} // namespace

/// What problems offer as their solutions solves them.
class TestFixes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void solve_data();
    void solve();
    void coverTheFrequentChecks();
    void areSoundInSamples();
    void areNotOfferedForIgnoredFindings();
    void tellWhatChanges();
};

void TestFixes::solve_data()
{
    QTest::addColumn<int>("at");
    const QList<Settled> all = settled();
    for (int i = 0; i < all.size(); ++i)
        QTest::addRow("%s %s by %s %d", qPrintable(all.at(i).check), qPrintable(all.at(i).object),
                      qPrintable(all.at(i).way), i)
            << i;
}

void TestFixes::solve()
{
    QFETCH(int, at);
    const Settled wanted = settled().at(at);
    const services::Evaluation before = services::evaluate(wanted.model);
    QVERIFY2(before.problems.isEmpty(), qPrintable(before.problems.value(0).text()));
    const services::FixContext context(wanted.model, before);
    QStringList found;
    for (const checks::Finding &finding : before.findings) {
        found << key(finding);
        if (finding.check != wanted.check || (!wanted.object.isEmpty() && finding.object != wanted.object))
            continue;
        QStringList ways;
        for (const services::Fix &fix : services::fixesOf(context, finding)) {
            ways << fix.id;
            if (fix.id != wanted.way)
                continue;
            QVERIFY(!fix.text.isEmpty());
            const auto effect = services::effectOf(wanted.model, before, finding, fix);
            QVERIFY2(effect, effect ? "" : qPrintable(effect.error().text()));
            QVERIFY2(effect->solves, qPrintable(services::effectLine(*effect)));
            QVERIFY(effect->model != wanted.model);
            return;
        }
        QFAIL(qPrintable(QStringLiteral("offered: ") + ways.join(QLatin1Char(' '))));
    }
    QFAIL(qPrintable(QStringLiteral("found: ") + found.join(QStringLiteral(", "))));
}

void TestFixes::coverTheFrequentChecks()
{
    QSet<QString> solved;
    for (const Settled &one : settled())
        solved.insert(one.check);
    QVERIFY(solved.size() >= 12);
    for (const QString &check : services::checksWithFixes())
        QVERIFY2(std::any_of(checks::CheckRegistry::instance().all().cbegin(),
                             checks::CheckRegistry::instance().all().cend(),
                             [&](const checks::Check *one) { return one->id() == check; }),
                 qPrintable(check));
}

/// Whatever is offered can be done and leaves a valid model, or says why not.
void TestFixes::areSoundInSamples()
{
    int done = 0;
    for (const formats::SampleInfo &sample : formats::samples()) {
        const schema::Model model = formats::loadSample(sample.name).value();
        const services::Evaluation before = services::evaluate(model);
        const services::FixContext context(model, before);
        for (const checks::Finding &finding : before.findings) {
            QSet<QString> ids;
            for (const services::Fix &fix : services::fixesOf(context, finding)) {
                QVERIFY2(!ids.contains(fix.id), qPrintable(fix.id));
                ids.insert(fix.id);
                const auto effect = services::effectOf(model, before, finding, fix);
                const QString what =
                    sample.name + QStringLiteral(": ") + key(finding) + QStringLiteral(" by ") + fix.id;
                if (!effect) {
                    qInfo("%s: %s", qPrintable(what), qPrintable(effect.error().text()));
                    continue;
                }
                ++done;
                QVERIFY2(schema::validateModel(effect->model).size() <= before.problems.size(), qPrintable(what));
                qInfo("%s: %s", qPrintable(what), qPrintable(services::effectLine(*effect)));
            }
        }
    }
    QVERIFY(done > 10);
}

void TestFixes::areNotOfferedForIgnoredFindings()
{
    const Settled one = settled().first();
    const services::Evaluation before = services::evaluate(one.model);
    const services::FixContext context(one.model, before);
    checks::Finding ignored = before.findings.first();
    ignored.suppressed = true;
    QVERIFY(services::fixesOf(context, ignored).isEmpty());
}

void TestFixes::tellWhatChanges()
{
    const QList<Settled> all = settled();
    const auto one = std::find_if(all.cbegin(), all.cend(), [](const Settled &each) {
        return each.check == QLatin1String("E2") && each.way == QLatin1String("link");
    });
    const services::Evaluation before = services::evaluate(one->model);
    const services::FixContext context(one->model, before);
    for (const checks::Finding &finding : before.findings) {
        for (const services::Fix &fix : services::fixesOf(context, finding)) {
            if (key(finding) != QLatin1String("E2 books.reviews") || fix.id != QLatin1String("link"))
                continue;
            const auto effect = services::effectOf(one->model, before, finding, fix);
            QVERIFY(effect);
            QVERIFY(effect->documentsAfter > effect->documentsBefore);
            QVERIFY(effect->changes.contains(QStringLiteral("new collection reviews")));
            QVERIFY(services::effectLine(*effect).contains(QStringLiteral("Documents 1 k → 6 k")));
            QVERIFY(services::effectLines(*effect).size() > 3);
        }
    }
}

QTEST_GUILESS_MAIN(TestFixes)
#include "tst_fixes.moc"
