// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/formats/project/samplelibrary.h"
#include "models/schema/validation/validatemodel.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <functional>

using namespace sw;

/// Feeds the reader with broken and hostile variants of good files: it says where the trouble is, or gives an equal
/// model, or warns that the file was changed. It never crashes, hangs or loses something silently.
class TestProjectHostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cutAtEveryByte();
    void flippedBits();
    void splicedFiles();
    void wrongTypeForEveryMember();
    void oddNumbers();
    void randomText();

private:
    /// Reads \p text; fails the test unless the outcome is one of the allowed ones. True when it was read.
    bool check(const QByteArray &text, const schema::Model &original, const QString &what);

    QList<schema::Model> m_models;
    QList<QByteArray> m_texts;
};

void TestProjectHostile::initTestCase()
{
    for (const char *name : {"trades", "bookstore", "fleet"}) {
        m_models << *formats::loadSample(QString::fromLatin1(name));
        if (m_models.size() == 1) { // the one that is tried byte by byte
            m_models[0].operations.resize(2);
            m_models[0].description.truncate(60);
        }
        m_texts << formats::writeProject(m_models.last());
    }
}

bool TestProjectHostile::check(const QByteArray &text, const schema::Model &original, const QString &what)
{
    const auto read = formats::readProject(text);
    if (!read) {
        const base::Error &error = read.error();
        const bool clear = error.code == base::ErrorCode::Format && !error.message.isEmpty() && !error.wayOut.isEmpty();
        if (!clear)
            QTest::qFail(qPrintable(what + QStringLiteral(": unclear error ") + error.text()), __FILE__, __LINE__);
        return false;
    }
    schema::validateModel(read->model); // must not crash on it either
    if (read->warnings.isEmpty() && !(read->model == original))
        QTest::qFail(qPrintable(what + QStringLiteral(": something was lost without a word")), __FILE__, __LINE__);
    return true;
}

void TestProjectHostile::cutAtEveryByte()
{
    const QByteArray text = m_texts.first();
    const QByteArray whole = text.trimmed();
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool read = check(text.first(i), m_models.first(), QStringLiteral("cut at %1").arg(i));
        QVERIFY2(read == (i >= whole.size()), qPrintable(QString::number(i)));
        if (i > 0 && !read)
            QVERIFY(formats::readProject(text.first(i)).error().where.startsWith(QLatin1String("line ")));
        if (QTest::currentTestFailed())
            return;
    }
}

void TestProjectHostile::flippedBits()
{
    QRandomGenerator random(11);
    int accepted = 0, refused = 0;
    for (qsizetype file = 0; file < m_texts.size(); ++file) {
        for (qsizetype i = 0; i < m_texts.at(file).size(); i += file == 0 ? 1 : 17) {
            QByteArray text = m_texts.at(file);
            const int bit = random.bounded(8);
            text[i] = static_cast<char>(text.at(i) ^ (1 << bit));
            ++(check(text, m_models.at(file), QStringLiteral("bit %1 of byte %2").arg(bit).arg(i)) ? accepted
                                                                                                   : refused);
            if (QTest::currentTestFailed())
                return;
        }
    }
    qInfo("%d accepted with a warning or unchanged, %d refused", accepted, refused);
    QVERIFY(accepted > 100 && refused > 1000);
}

void TestProjectHostile::splicedFiles()
{
    QRandomGenerator random(12);
    const auto piece = [&] {
        const QByteArray &from = m_texts.at(random.bounded(static_cast<int>(m_texts.size())));
        const int start = random.bounded(static_cast<int>(from.size()));
        return from.mid(start, random.bounded(2000));
    };
    for (int i = 0; i < 600; ++i) {
        const qsizetype file = random.bounded(static_cast<int>(m_texts.size()));
        QByteArray text = m_texts.at(file);
        const int at = random.bounded(static_cast<int>(text.size()));
        text.replace(at, random.bounded(500), piece());
        check(text, m_models.at(file), QStringLiteral("splice %1").arg(i));
        if (QTest::currentTestFailed())
            return;
    }
}

/// Calls \p visit(path, put) for every value below \p value, where put(x) gives the whole with x in its place.
using Put = std::function<QJsonValue(const QJsonValue &)>;
static void forEachValue(const QJsonValue &value, const QString &path, const Put &put,
                         const std::function<void(const QString &, const QJsonValue &, const Put &)> &visit)
{
    visit(path, value, put);
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            const QString key = it.key();
            const Put inner = [=](const QJsonValue &x) {
                QJsonObject changed = object;
                changed[key] = x;
                return put(changed);
            };
            forEachValue(it.value(), path.isEmpty() ? key : path + QLatin1Char('.') + key, inner, visit);
        }
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i) {
            const Put inner = [=](const QJsonValue &x) {
                QJsonArray changed = array;
                changed[i] = x;
                return put(changed);
            };
            forEachValue(array.at(i), QStringLiteral("%1[%2]").arg(path).arg(i), inner, visit);
        }
    }
}

void TestProjectHostile::wrongTypeForEveryMember()
{
    const QList<QJsonValue> others{QJsonValue(QJsonValue::Null),
                                   true,
                                   7,
                                   -1.5,
                                   QStringLiteral("text"),
                                   QStringLiteral(""),
                                   QJsonArray{},
                                   QJsonArray{1, QStringLiteral("x")},
                                   QJsonObject{},
                                   QJsonObject{{QStringLiteral("id"), QStringLiteral("x")}}};
    int refused = 0, tried = 0;
    const auto visit = [&](const QString &path, const QJsonValue &value, const Put &put) {
        for (const QJsonValue &other : others) {
            if (other.type() == value.type() || path.isEmpty() || QTest::currentTestFailed())
                continue;
            ++tried;
            const QByteArray text = QJsonDocument(put(other).toObject()).toJson(QJsonDocument::Compact);
            const auto read = formats::readProject(text);
            if (read)
                continue; // members that are kept as they came
            ++refused;
            const QString where = read.error().where;
            const QString inModel = QString(path).replace(QRegularExpression(QStringLiteral("^model\\.")), QString());
            const bool named = where == inModel || where.startsWith(inModel + QLatin1Char('[')) ||
                               inModel.startsWith(where + QLatin1Char('[')) || where == QLatin1String("version") ||
                               path == QLatin1String("format");
            if (!named || read.error().wayOut.isEmpty())
                QTest::qFail(qPrintable(path + QStringLiteral(" was wrong, but the error is: ") + read.error().text()),
                             __FILE__, __LINE__);
        }
    };
    forEachValue(
        QJsonDocument::fromJson(m_texts.first()).object(), {}, [](const QJsonValue &x) { return x; }, visit);
    qInfo("%d wrong types, %d refused", tried, refused);
    QVERIFY(refused > 1500);
    QVERIFY2(tried - refused < 30, "only writer and sha256 may have another type");
}

void TestProjectHostile::oddNumbers()
{
    static const QList<QByteArray> odd{"1e308",
                                       "-1e308",
                                       "1e-320",
                                       "-0",
                                       "0.1",
                                       "1e999",
                                       "9223372036854775807",
                                       "9223372036854775808",
                                       "-9223372036854775809",
                                       "1E5",
                                       "00",
                                       "+1",
                                       ".5",
                                       "0x10",
                                       "NaN",
                                       "Infinity",
                                       "1e",
                                       "-"};
    const QByteArray text = m_texts.first();
    int tried = 0;
    for (qsizetype i = 1; i < text.size(); ++i) {
        const bool starts = text.at(i) >= '0' && text.at(i) <= '9' && (text.at(i - 1) == ' ' || text.at(i - 1) == '[');
        if (!starts)
            continue;
        qsizetype end = i;
        while (QByteArrayView("0123456789.e+-").contains(text.at(end)))
            ++end;
        for (const QByteArray &number : odd) {
            ++tried;
            const QByteArray changed = text.first(i) + number + text.sliced(end);
            const auto read = formats::readProject(changed);
            if (!read) {
                QVERIFY2(!read.error().wayOut.isEmpty(), qPrintable(read.error().text()));
                continue;
            }
            schema::validateModel(read->model);
            const QByteArray written = formats::writeProject(read->model);
            const auto again = formats::readProject(written);
            QVERIFY2(again, again ? "" : qPrintable(QString::fromLatin1(number) + again.error().text()));
            QVERIFY2(again->model == read->model, number.constData());
        }
    }
    QVERIFY(tried > 400);
}

void TestProjectHostile::randomText()
{
    QRandomGenerator random(13);
    static const QByteArray alphabet = "{}[]\":,\\/u0d8e1-+.tfn \n\t\xc3\xa4\xf0\x9f\x98\x80\xff";
    for (int i = 0; i < 8000; ++i) {
        QByteArray text;
        for (int n = random.bounded(200); n > 0; --n)
            text += alphabet.at(random.bounded(static_cast<int>(alphabet.size())));
        check(text, {}, QString::fromLatin1(text.toHex()));
        if (QTest::currentTestFailed())
            return;
    }
}

QTEST_GUILESS_MAIN(TestProjectHostile)
#include "tst_projecthostile.moc"
