// SPDX-License-Identifier: GPL-3.0-or-later
// From documents to a model, against reading the same bytes without looking at what they mean.
#include "models/base/bson/bson.h"
#include "models/formats/importer.h"
#include "models/formats/importerregistry.h"
#include "tests/support/figures.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <bson/bson.h>

using namespace sw;
using testsupport::Goal;

namespace
{

constexpr int documents = 50'000;

/// 20 fields, 350 bytes: numbers, dates, texts and an ObjectId.
QByteArray flatDocument(int n)
{
    const QByteArray number = QByteArray::number(n);
    QByteArray json = "{\"_id\":{\"$oid\":\"" + QByteArray::number(0x100000 + n, 16).rightJustified(24, 'a') +
                      "\"},\"serial\":" + number;
    for (int i = 0; i < 6; ++i)
        json += ",\"count" + QByteArray::number(i) + "\":" + QByteArray::number(n * (i + 3) % 1000);
    for (int i = 0; i < 4; ++i)
        json += ",\"price" + QByteArray::number(i) + "\":" + QByteArray::number(n % 997 + 0.25 * (i + 1));
    for (int i = 0; i < 5; ++i)
        json += ",\"name" + QByteArray::number(i) + "\":\"name " + QByteArray::number(n * 7919 % 100'000 + i) + '"';
    return json + ",\"active\":" + (n % 3 ? "true" : "false") + ",\"state\":\"" + (n % 5 ? "open" : "closed") +
           "\",\"at\":{\"$date\":{\"$numberLong\":\"1" + QByteArray::number(700'000'000'000 + n) + "\"}}}";
}

/// Three levels with arrays.
QByteArray nestedDocument(int n)
{
    QByteArray items;
    for (int i = 0; i < 2 + n % 4; ++i)
        items += (i > 0 ? ",{\"sku\":\"S" : "{\"sku\":\"S") + QByteArray::number((n * 31 + i) % 5000) +
                 "\",\"pieces\":" + QByteArray::number(i + 1) + ",\"price\":" + QByteArray::number(n % 100 + 0.5) +
                 ",\"tags\":[\"a\",\"bc\",\"def\"]}";
    return "{\"_id\":" + QByteArray::number(n) + ",\"customer\":{\"name\":\"customer " + QByteArray::number(n % 3000) +
           "\",\"address\":{\"city\":\"city " + QByteArray::number(n % 200) + "\",\"zip\":\"" +
           QByteArray::number(10'000 + n % 9000) + "\"}},\"items\":[" + items +
           "],\"total\":" + QByteArray::number(n % 500 + 0.75) + '}';
}

struct Input
{
    QByteArray json;
    QByteArray bson;
};

Input makeInput(QByteArray (*document)(int))
{
    Input input;
    for (int i = 0; i < documents; ++i) {
        const QByteArray json = document(i);
        input.json += json + '\n';
        input.bson += base::Bson::fromJson(json)->bytes();
    }
    return input;
}

void importBytes(const QByteArray &bytes, qint64 sample)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    formats::ImportOptions options;
    options.sample = sample;
    const auto imported = formats::ImporterRegistry::instance()
                              .find(QStringLiteral("json-documents"))
                              ->read({{QStringLiteral("x"), &buffer}}, options, {});
    if (!imported || imported->collections.first().documents != documents)
        qFatal("import failed");
}

qint64 walk(bson_iter_t &iter)
{
    qint64 values = 0;
    while (bson_iter_next(&iter)) {
        ++values;
        bson_iter_t child;
        if ((BSON_ITER_HOLDS_DOCUMENT(&iter) || BSON_ITER_HOLDS_ARRAY(&iter)) && bson_iter_recurse(&iter, &child))
            values += walk(child);
    }
    return values;
}

/// Every value of every document, by the official library.
void walkAll(const QByteArray &bytes)
{
    qint64 values = 0;
    for (qsizetype at = 0; at < bytes.size();) {
        bson_t document;
        bson_iter_t iter;
        qint32 length = 0;
        memcpy(&length, bytes.constData() + at, 4);
        if (!bson_init_static(&document, reinterpret_cast<const uint8_t *>(bytes.constData() + at),
                              static_cast<size_t>(length)) ||
            !bson_iter_init(&iter, &document))
            qFatal("broken document");
        values += walk(iter);
        at += length;
    }
    if (values < documents)
        qFatal("too few values");
}

void parseAll(const QByteArray &lines)
{
    qsizetype members = 0;
    for (qsizetype at = 0; at < lines.size();) {
        const qsizetype end = lines.indexOf('\n', at);
        members += QJsonDocument::fromJson(lines.mid(at, end - at)).object().size();
        at = end + 1;
    }
    if (members < documents)
        qFatal("too few members");
}

/// Prints documents per second of ours and of the reference.
bool measure(const QString &name, const std::function<void()> &ours, const QString &referenceName,
             const std::function<void()> &reference, const Goal &goal)
{
    const testsupport::Pair pair = testsupport::measurePaired(ours, reference);
    return testsupport::printFigure(
        {name, documents / pair.ours, QStringLiteral("documents/s"), referenceName, documents / pair.reference, goal});
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const std::pair<QString, Input> inputs[] = {{QStringLiteral("flat"), makeInput(flatDocument)},
                                                {QStringLiteral("nested"), makeInput(nestedDocument)}};
    bool reached = true;
    for (const auto &[name, input] : inputs) {
        // A walk that keeps nothing does 2.8 million flat documents/s where mongodb-schema does 21,000: a seventh of it
        // is 20 times that.
        reached &= measure(
            QStringLiteral("import-bson-") + name, [&] { importBytes(input.bson, 0); }, QStringLiteral("libbson-walk"),
            [&] { walkAll(input.bson); }, {Goal::Kind::AtLeast, 0.15});
        reached &= measure(
            QStringLiteral("import-bson-sample-") + name, [&] { importBytes(input.bson, 1000); },
            QStringLiteral("libbson-walk"), [&] { walkAll(input.bson); }, {Goal::Kind::AtLeast, 0.5});
        reached &= measure(
            QStringLiteral("import-json-") + name, [&] { importBytes(input.json, 0); },
            QStringLiteral("QJsonDocument-parse-only"), [&] { parseAll(input.json); }, {Goal::Kind::AtLeast, 1});
    }
    return reached ? 0 : 1;
}
