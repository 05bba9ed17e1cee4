// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/record/recordfile.h"
#include "models/services/evaluation/evaluation.h"
#include "tests/support/modelbuilder.h"

// A record whose model has hostile names, and what it says.
namespace sw::test
{

using services::Record;
using services::RecordBlock;
using services::RecordSection;

inline const QDate today(2026, 11, 25);

/// Names that want to be markup, script or something else than they are.
inline const QStringList hostile{
    QStringLiteral("<img src=x onerror=alert(1)>"), QStringLiteral("</script><script>alert(2)</script>"),
    QStringLiteral("[click](javascript:alert(3))"), QStringLiteral("a | b `c` **d** # e"),
    QStringLiteral("gpj.\u202Ereversed"),           QStringLiteral("\"><svg/onload=alert(4)>")};

inline schema::Model hostileModel()
{
    test::ModelBuilder builder;
    builder.entity("one", 1000, "title:string:20 code:string:13!")
        .entity("two", 40000, "stars:int32 text:string:400")
        .link("one 1:N two [0,40,2000] placement=referenceFromB")
        .operation("OpenOne", "read 50/s one one-two:10 filter=one.code");
    schema::Model model = builder.model;
    model.name = hostile.at(0);
    model.description = hostile.at(1);
    model.entities[0].name = hostile.at(0);
    model.entities[0].collectionName = QStringLiteral("one");
    model.entities[0].description = hostile.at(2);
    model.entities[0].fields[0].description = hostile.at(3);
    model.entities[0].fields[0].enumValues = {hostile.at(1), hostile.at(5)};
    model.entities[1].name = hostile.at(4);
    model.entities[1].collectionName = QStringLiteral("two");
    model.entities[1].fields[1].name = QStringLiteral("<b>text</b>");
    model.operations[0].name = hostile.at(3);
    model.operations[0].description = hostile.at(5);
    const services::Evaluation evaluation = services::evaluate(model);
    for (const checks::Finding &finding : evaluation.findings.mid(0, 1))
        model.suppressed.append({finding.check, finding.object, hostile.at(2)});
    return model;
}

inline QStringList textsOf(const RecordSection &section)
{
    QStringList texts{section.title};
    for (const RecordBlock &block : section.blocks) {
        texts << block.text << block.items << block.table.head;
        for (const QStringList &row : block.table.rows)
            texts << row;
    }
    for (const RecordSection &inner : section.sections)
        texts << textsOf(inner);
    return texts;
}

inline QString allText(const Record &record)
{
    QStringList texts{record.title, record.subtitle};
    for (const RecordSection &section : record.sections)
        texts << textsOf(section);
    return texts.join(QLatin1Char('\n'));
}

inline QString written(const Record &record, const schema::Model &model, const char *name)
{
    const auto files = record::writeRecord(record, model, QLatin1String(name));
    return files ? QString::fromUtf8(files->first().content) : files.error().text();
}

/// The rows of all tables, their cells parted by "|".
inline QStringList rowsIn(const RecordSection &section)
{
    QStringList rows;
    for (const RecordBlock &block : section.blocks) {
        for (const QStringList &row : block.table.rows)
            rows << row.join(QLatin1Char('|'));
    }
    for (const RecordSection &inner : section.sections)
        rows << rowsIn(inner);
    return rows;
}

inline QStringList rowsIn(const Record &record)
{
    QStringList rows;
    for (const RecordSection &section : record.sections)
        rows << rowsIn(section);
    return rows;
}

} // namespace sw::test
