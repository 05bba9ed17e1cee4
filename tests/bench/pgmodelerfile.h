// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QByteArray>

namespace sw::testsupport
{

/// The model as a file of pgModeler 1.0 (.dbm): a table for each entity with a column for each of its top-level fields,
/// a foreign key for each relationship, side by side in rows of 32. Names are numbers, which both programs take.
inline QByteArray pgModelerFile(const schema::Model &model)
{
    QHash<schema::EntityId, qsizetype> numbers;
    for (const schema::Entity &entity : model.entities)
        numbers.insert(entity.id, numbers.size());
    QHash<qsizetype, QByteArray> links; // the columns of foreign keys
    QByteArray keys;
    for (qsizetype i = 0; i < model.relationships.size(); ++i) {
        const QByteArray number = QByteArray::number(i);
        const qsizetype from = numbers.value(model.relationships.at(i).b.entity),
                        to = numbers.value(model.relationships.at(i).a.entity);
        links[from] += "<column name=\"fk" + number + "\"><type name=\"bigint\" length=\"0\"/></column>\n";
        keys += "<constraint name=\"fk_" + number +
                "\" type=\"fk-constr\" comparison-type=\"MATCH SIMPLE\" upd-action=\"NO ACTION\" del-action=\"NO "
                "ACTION\" ref-table=\"public.t" +
                QByteArray::number(to) + "\" table=\"public.t" + QByteArray::number(from) + "\"><columns names=\"fk" +
                number + "\" ref-type=\"src-columns\"/><columns names=\"id\" ref-type=\"dst-columns\"/></constraint>\n";
    }
    QByteArray out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                     "<dbmodel pgmodeler-ver=\"1.0.0-beta1\" use-changelog=\"false\" last-position=\"0,0\" "
                     "last-zoom=\"1\" max-obj-count=\"1\" default-schema=\"public\" default-owner=\"postgres\">\n"
                     "<database name=\"new_database\" is-template=\"false\" allow-conns=\"true\"></database>\n"
                     "<schema name=\"public\" layers=\"0\" rect-visible=\"true\" fill-color=\"#e1e1e1\" "
                     "sql-disabled=\"true\"></schema>\n";
    for (qsizetype i = 0; i < model.entities.size(); ++i) {
        const QByteArray name = "t" + QByteArray::number(i);
        out += "<table name=\"" + name +
               "\" layers=\"0\" collapse-mode=\"2\" max-obj-count=\"0\" z-value=\"0\"><schema "
               "name=\"public\"/><position x=\"" +
               QByteArray::number(300 * (i % 32)) + "\" y=\"" + QByteArray::number(320 * (i / 32)) +
               "\"/>\n<column name=\"id\" not-null=\"true\"><type name=\"bigint\" length=\"0\"/></column>\n";
        for (qsizetype field = 0; field < model.entities.at(i).fields.size(); ++field)
            out += "<column name=\"c" + QByteArray::number(field) + "\"><type name=\"text\" length=\"0\"/></column>\n";
        out += links.value(i) + "<constraint name=\"" + name + "_pk\" type=\"pk-constr\" table=\"public." + name +
               "\"><columns names=\"id\" ref-type=\"src-columns\"/></constraint></table>\n";
    }
    return out + keys + "</dbmodel>\n";
}

} // namespace sw::testsupport
