// SPDX-License-Identifier: GPL-3.0-or-later
// Synthetic documents, against mgeneratejs with templates of the same fields: documents per second on the clock, its
// start-up taken off. Both work as people start them: ours on all processors, mgeneratejs on the one that it can use.
#include "models/samples/write/samplestream.h"
#include "tests/support/figures.h"
#include "tests/support/shapes.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

using namespace sw;
using schema::FieldType;
using testsupport::Goal;

namespace
{

constexpr double goalRatio = 50;
constexpr int rounds = 3;
constexpr quint64 oursEach = 400'000;
constexpr int theirsEach = 15'000;

struct Template
{
    QString name;
    QByteArray theirs;
    QList<design::Node> fields;
};

design::Node text(const char *name, double bytes)
{
    design::Node node = testsupport::fieldNode(name, FieldType::String);
    node.averageBytes = bytes;
    return node;
}

design::Node oneOf(const char *name, const QStringList &values)
{
    design::Node node = testsupport::fieldNode(name, FieldType::String);
    node.constraints.enumValues = values;
    return node;
}

design::Node number(const char *name, FieldType type, double least, double most)
{
    design::Node node = testsupport::fieldNode(name, type);
    node.constraints.minimum = least;
    node.constraints.maximum = most;
    return node;
}

/// 20 fields, some 400 bytes of BSON.
Template flat()
{
    Template made{
        QStringLiteral("flat"),
        R"({"_id": "$oid", "firstName": "$first", "lastName": "$last", "email": "$email", "city": "$city", "street": "$address",
        "zip": "$zip", "country": {"$country": {"full": true}}, "phone": "$phone", "age": "$age", "visits": {"$integer": {"min": 0, "max": 1000}},
        "orders": {"$integer": {"min": 0, "max": 50}}, "points": {"$integer": {"min": 0, "max": 100000}}, "balance": {"$floating": {"min": 0, "max": 1000, "fixed": 2}},
        "discount": {"$floating": {"min": 0, "max": 30, "fixed": 2}}, "active": "$bool", "state": {"$choose": {"from": ["active", "inactive", "pending"]}},
        "level": {"$choose": {"from": ["bronze", "silver", "gold"]}}, "lastLogin": "$date", "comment": {"$sentence": {"words": 8}}})",
        {}};
    made.fields = {testsupport::idNode(),
                   text("firstName", 6),
                   text("lastName", 7),
                   text("email", 22),
                   text("city", 9),
                   text("street", 18),
                   text("zip", 5),
                   text("country", 10),
                   text("phone", 14),
                   number("age", FieldType::Int32, 18, 90),
                   number("visits", FieldType::Int32, 0, 1000),
                   number("orders", FieldType::Int32, 0, 50),
                   number("points", FieldType::Int32, 0, 100000),
                   number("balance", FieldType::Double, 0, 1000),
                   number("discount", FieldType::Double, 0, 30),
                   testsupport::fieldNode("active", FieldType::Bool),
                   oneOf("state", {QStringLiteral("active"), QStringLiteral("inactive"), QStringLiteral("pending")}),
                   oneOf("level", {QStringLiteral("bronze"), QStringLiteral("silver"), QStringLiteral("gold")}),
                   testsupport::fieldNode("lastLogin", FieldType::Date),
                   text("comment", 45)};
    return made;
}

/// An order with a customer and two to six lines.
Template nested()
{
    Template made{
        QStringLiteral("nested"),
        R"({"_id": "$oid", "customer": {"name": "$name", "email": "$email", "address": {"street": "$address", "city": "$city",
        "zip": "$zip"}}, "at": "$date", "total": {"$floating": {"min": 1, "max": 500, "fixed": 2}}, "lines": {"$array": {"of": {"sku": {"$string": {"length": 8}},
        "pieces": {"$integer": {"min": 1, "max": 9}}, "price": {"$floating": {"min": 1, "max": 100, "fixed": 2}}, "title": {"$sentence": {"words": 3}}},
        "number": {"$integer": {"min": 2, "max": 6}}}}, "tags": {"$array": {"of": "$word", "number": 3}}})",
        {}};
    const design::Node address =
        design::makeObject(QStringLiteral("address"), {text("street", 18), text("city", 9), text("zip", 5)});
    const design::Node line = design::makeObject({}, {text("sku", 8), number("pieces", FieldType::Int32, 1, 9),
                                                      number("price", FieldType::Double, 1, 100), text("title", 18)});
    made.fields = {testsupport::idNode(),
                   design::makeObject(QStringLiteral("customer"), {text("name", 13), text("email", 22), address}),
                   testsupport::fieldNode("at", FieldType::Date),
                   number("total", FieldType::Double, 1, 500),
                   design::makeArray(QStringLiteral("lines"), line, {2, 4, 6, false}),
                   design::makeArray(QStringLiteral("tags"), text("", 6), {3, 3, 3, false})};
    return made;
}

double secondsOf(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

/// Seconds that mgeneratejs takes for \p count documents.
double theirSeconds(const QString &program, const QByteArray &text, int count)
{
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(QStringLiteral("node"), {program, QStringLiteral("-n"), QString::number(count)});
    process.write(text.simplified());
    process.closeWriteChannel();
    if (!process.waitForFinished(300'000) || process.exitCode() != 0)
        qFatal("mgeneratejs failed: %s", process.readAllStandardError().left(500).constData());
    return secondsOf(timer);
}

double ourSeconds(const samples::SampleGenerator &generator, samples::SampleFormat format)
{
    QFile out(QProcess::nullDevice());
    if (!out.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        qFatal("the null device cannot be written to");
    QElapsedTimer timer;
    timer.start();
    const auto written = samples::writeSamples(generator, {oursEach, format}, [&](const QByteArray &bytes) {
        return out.write(bytes) == bytes.size() ? base::Result<void>()
                                                : base::Result<void>(base::Error{base::ErrorCode::File, {}, {}, {}});
    });
    if (!written)
        qFatal("writing failed");
    return secondsOf(timer);
}

double middle(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

bool measure(const QString &program, const Template &made)
{
    design::Design design;
    design.collections << testsupport::collectionOf(made.name.toLatin1().constData(), made.fields, 1e6);
    const samples::SampleGenerator generator(design, design.collections.first());
    if (const auto able = generator.check(); !able)
        qFatal("%s", qPrintable(able.error().text()));
    QList<double> lines, bson, theirs;
    for (int round = 0; round < rounds; ++round) {
        lines << static_cast<double>(oursEach) / ourSeconds(generator, samples::SampleFormat::JsonLines);
        bson << static_cast<double>(oursEach) / ourSeconds(generator, samples::SampleFormat::Bson);
        if (!program.isEmpty())
            theirs << (theirsEach - 1) /
                          (theirSeconds(program, made.theirs, theirsEach) - theirSeconds(program, made.theirs, 1));
    }
    const QString peer = QStringLiteral("mgeneratejs");
    const double reference = program.isEmpty() ? 0 : middle(theirs);
    bool reached = true;
    for (const auto &[format, ours] :
         {std::pair{QStringLiteral("json"), lines}, std::pair{QStringLiteral("bson"), bson}}) {
        const QString name = QStringLiteral("generate-%1-%2").arg(made.name, format);
        if (program.isEmpty())
            testsupport::printSkipped(
                name, QStringLiteral("no mgeneratejs; ours alone: %1 documents/s").arg(middle(ours), 0, 'g', 4));
        else
            reached &= testsupport::printFigure(
                {name, middle(ours), QStringLiteral("documents/s"), peer, reference, {Goal::Kind::AtLeast, goalRatio}});
    }
    return reached;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString named = qEnvironmentVariable("SHAPEWRIGHT_MGENERATEJS");
    const bool usable = QFileInfo(named).isFile() && !QStandardPaths::findExecutable(QStringLiteral("node")).isEmpty();
    bool reached = true;
    for (const Template &made : {flat(), nested()})
        reached &= measure(usable ? named : QString(), made);
    return reached ? 0 : 1;
}
