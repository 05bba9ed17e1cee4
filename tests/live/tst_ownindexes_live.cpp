// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/formats/project/projectfile.h"
#include "models/items/indextablemodel.h"
#include "tests/cli/runner.h"
#include "tests/support/modelbuilder.h"
#include "tests/support/server/mongoserver.h"
#include "views/indexes/indexdialog.h"
#include "views/indexes/indextable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QUndoStack>

using namespace sw;
using clitest::Run;

namespace
{

/// What a person adds on the command line, and the same in the dialog.
struct AddedIndex
{
    const char *entity;
    const char *keys;
    QStringList options;
};

QList<AddedIndex> everyKind()
{
    return {
        {"products", "name, price -1", {}},
        {"products", "code", {"--unique", "--name", "by_code"}},
        {"products", "tenant, sku", {"--unique", "--partial", R"({"sku": {"$exists": true}})"}},
        {"products", "name text(10), summary text", {"--language", "german", "--language-override", "lang"}},
        {"products", "maker", {"--collation", R"({"locale": "de", "strength": 2})"}},
        {"products", "maker -1", {"--sparse", "--hidden", "--name", "hidden_maker"}},
        {"products", "attributes.$**", {}},
        {"places", "spot 2dsphere, kind", {}},
        {"places", "_id hashed", {}},
        {"places", "$**", {"--projection", R"({"kind": 1, "address.city": 1})"}},
        {"places",
         "kind",
         {"--partial", R"({"$or": [{"kind": "shop"}, {"opened": {"$gt": {"$date": "2026-01-01T00:00:00Z"}}}]})"}},
        {"sessions", "until", {"--expire", "0"}},
        {"sessions", "opened", {"--expire", "30d"}},
        {"sessions", "$** text", {}},
        {"lines", "sku, count -1", {}},
    };
}

schema::Model shop()
{
    test::ModelBuilder builder;
    builder.entity("products", 5000,
                   "code:string:8 tenant:string:6 sku:string:10 name:string:20 summary:string:80 maker:string? "
                   "price:decimal128");
    builder.entity("places", 2000, "kind:string:6 spot:geoPoint opened:date");
    builder.entity("sessions", 3000, "user:string until:date opened:date");
    builder.entity("orders", 1000, "placed:date");
    builder.entity("lines", 3000, "sku:string:10 count:int32");
    builder.link("orders [1,1,1] 1:N lines [1,3,9] composition placement=embedInA");
    const auto object = [](const char *name, const char *field) {
        schema::Field made;
        made.id = schema::FieldId(QString::fromUtf8(name));
        made.name = QString::fromUtf8(name);
        made.type = schema::FieldType::Object;
        schema::Field inner;
        inner.id = schema::FieldId(QString::fromUtf8(field));
        inner.name = QString::fromUtf8(field);
        made.fields = {inner};
        return made;
    };
    builder.model.entity(test::entityId("products"))->fields << object("attributes", "color");
    builder.model.entity(test::entityId("places"))->fields << object("address", "city");
    builder.model.server = {6, 0};
    return builder.model;
}

} // namespace

/// Every kind of index that people own arrives on a server, from the command line and from the window, and a second
/// plan has nothing to do.
class TestOwnIndexesLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fromTheCommandLine();
    void fromTheWindow();

private:
    Run cli(const QStringList &words) const { return clitest::Program(m_home.path()).run(words, {}); }
    void arrives(const QString &file, const QString &database);
    QJsonArray indexesOf(const QString &database, const char *collection) const;

    QTemporaryDir m_home;
    testsupport::MongoServer m_server;
};

void TestOwnIndexesLive::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
}

QJsonArray TestOwnIndexesLive::indexesOf(const QString &database, const char *collection) const
{
    QProcess process;
    const QString script =
        QStringLiteral("print(EJSON.stringify(db.getCollection('%1').getIndexes()))").arg(QLatin1String(collection));
    process.start(testsupport::MongoServer::shell(), {m_server.uri() + database, QStringLiteral("--quiet"),
                                                      QStringLiteral("--norc"), QStringLiteral("--eval"), script});
    process.waitForFinished(60'000);
    return QJsonDocument::fromJson(process.readAllStandardOutput()).array();
}

void TestOwnIndexesLive::arrives(const QString &file, const QString &database)
{
    const QStringList at{QStringLiteral("--uri"), m_server.uri(), QStringLiteral("--db"), database};
    const Run applied = cli(QStringList{QStringLiteral("apply"), file, QStringLiteral("--yes")} + at);
    QVERIFY2(applied.code == 0, qPrintable(applied.out + applied.err));
    const Run second = cli(QStringList{QStringLiteral("plan"), file} + at);
    QVERIFY2(second.code == 0, qPrintable(second.out + second.err));
    const Run same = cli(QStringList{QStringLiteral("verify"), file} + at);
    QVERIFY2(same.code == 0, qPrintable(same.out + same.err));
    QHash<QString, QJsonObject> found;
    for (const char *collection : {"products", "places", "sessions", "orders"}) {
        for (const QJsonValue index : indexesOf(database, collection))
            found.insert(QLatin1String(collection) + QLatin1Char('.') + index[QLatin1String("name")].toString(),
                         index.toObject());
    }
    QVERIFY(found[QStringLiteral("products.by_code")][QLatin1String("unique")].toBool());
    const QJsonObject text = found[QStringLiteral("products.name_text_summary_text")];
    QCOMPARE(text[QLatin1String("weights")][QLatin1String("name")].toInt(), 10);
    QCOMPARE(text[QLatin1String("language_override")].toString(), QStringLiteral("lang"));
    QCOMPARE(text[QLatin1String("default_language")].toString(), QStringLiteral("german"));
    QVERIFY(found[QStringLiteral("products.hidden_maker")][QLatin1String("hidden")].toBool());
    QVERIFY(found.contains(QStringLiteral("products.attributes.$**_1")));
    QCOMPARE(found[QStringLiteral("places.$**_1")][QLatin1String("wildcardProjection")].toObject().size(), 2);
    QCOMPARE(found[QStringLiteral("sessions.until_1")][QLatin1String("expireAfterSeconds")].toInt(-1), 0);
    QCOMPARE(found[QStringLiteral("sessions.opened_1")][QLatin1String("expireAfterSeconds")].toInt(-1), 2592000);
    QVERIFY(found.contains(QStringLiteral("orders.lines.sku_1_lines.count_-1")));
}

void TestOwnIndexesLive::fromTheCommandLine()
{
    const QString file = m_home.filePath(QStringLiteral("cli.shape.json"));
    QVERIFY(formats::saveProjectFile(file, shop()));
    for (const AddedIndex &index : everyKind()) {
        const Run added = cli(QStringList{QStringLiteral("index"), file, QStringLiteral("add"),
                                          QLatin1String(index.entity), QLatin1String(index.keys)} +
                              index.options);
        QVERIFY2(added.code == 0, qPrintable(added.err));
    }
    const Run checked = cli({QStringLiteral("check"), file});
    QVERIFY2(checked.code == 0, qPrintable(checked.out));
    arrives(file, QStringLiteral("own_cli"));
}

void TestOwnIndexesLive::fromTheWindow()
{
    document::Document document;
    document.setModel(shop());
    document::DerivedState derived(document, document::DerivedState::Mode::Immediate);
    const QHash<QString, QString> fields{{QStringLiteral("--name"), QStringLiteral("Name")},
                                         {QStringLiteral("--partial"), QStringLiteral("Only where")},
                                         {QStringLiteral("--collation"), QStringLiteral("Collation")},
                                         {QStringLiteral("--expire"), QStringLiteral("Expires after")},
                                         {QStringLiteral("--projection"), QStringLiteral("Projection")},
                                         {QStringLiteral("--language-override"), QStringLiteral("Language field")}};
    for (const AddedIndex &index : everyKind()) {
        QWidget window;
        views::IndexTable::ask(document, test::entityId(index.entity), {}, &window);
        auto *dialog = window.findChild<views::IndexDialog *>();
        QVERIFY(dialog);
        const auto type = [dialog](const QString &name, const QString &text) {
            for (QLineEdit *edit : dialog->findChildren<QLineEdit *>()) {
                if (edit->accessibleName() == name) {
                    edit->setText(text);
                    Q_EMIT edit->textEdited(text);
                    return true;
                }
            }
            return false;
        };
        QVERIFY(type(QStringLiteral("Keys"), QString::fromUtf8(index.keys)));
        for (qsizetype i = 0; i < index.options.size(); ++i) {
            const QString &option = index.options.at(i);
            if (fields.contains(option)) {
                QVERIFY2(type(fields.value(option), index.options.at(++i)), qPrintable(option));
            } else if (option == QLatin1String("--language")) {
                auto *box = dialog->findChild<QComboBox *>();
                box->setCurrentIndex(box->findText(index.options.at(++i)));
                Q_EMIT box->activated(box->currentIndex());
            } else {
                const QString start = option.mid(2, 1).toUpper() + option.mid(3) + QLatin1Char(':');
                for (QCheckBox *box : dialog->findChildren<QCheckBox *>()) {
                    if (box->text().startsWith(start))
                        box->click();
                }
            }
        }
        dialog->accept();
        QVERIFY2(dialog->result() == QDialog::Accepted, index.keys);
    }
    QCOMPARE(document.history().count(), everyKind().size());
    const QString file = m_home.filePath(QStringLiteral("window.shape.json"));
    QVERIFY(formats::saveProjectFile(file, document.model()));
    arrives(file, QStringLiteral("own_window"));
}

QTEST_MAIN(TestOwnIndexesLive)
#include "tst_ownindexes_live.moc"
