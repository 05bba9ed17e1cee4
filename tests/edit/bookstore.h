// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QPointF>

namespace sw::testing
{

inline schema::Field makeField(const QString &name, schema::FieldType type, bool required = true)
{
    schema::Field field;
    field.id = schema::FieldId(QStringLiteral("f_") + name);
    field.name = name;
    field.type = type;
    field.presence = required ? 1 : 0.6;
    return field;
}

inline schema::Entity makeEntity(const QString &name, double count, const QList<schema::Field> &fields)
{
    schema::Entity entity;
    entity.id = schema::EntityId(QStringLiteral("e_") + name);
    entity.name = name;
    entity.count = {0, count, count, false};
    entity.fields = fields;
    for (schema::Field &field : entity.fields)
        field.id = schema::FieldId(name + QLatin1Char('_') + field.name);
    return entity;
}

inline schema::Relationship makeLink(const QString &a, const QString &b, schema::RelationshipType type,
                                     const schema::Cardinality &perA, const schema::Cardinality &perB)
{
    schema::Relationship link;
    link.id = schema::RelationshipId(QStringLiteral("r_%1_%2").arg(a, b));
    link.type = type;
    link.a.entity = schema::EntityId(QStringLiteral("e_") + a);
    link.b.entity = schema::EntityId(QStringLiteral("e_") + b);
    link.b.perOther = perA;
    link.a.perOther = perB;
    return link;
}

/// The shop of the pictures: seven entities with places, seven relationships, a note.
inline schema::Model bookstore()
{
    using enum schema::FieldType;
    using schema::RelationshipType;
    schema::Model model;
    model.name = QStringLiteral("bookstore");
    schema::Field isbn = makeField(QStringLiteral("isbn"), String);
    isbn.unique = true;
    schema::Field formats = makeField(QStringLiteral("formats"), Array);
    formats.count = {1, 2, 5, false};
    schema::Field cover = makeField(QStringLiteral("cover"), Object, false);
    cover.fields = {makeField(QStringLiteral("url"), String), makeField(QStringLiteral("width"), Int32)};
    schema::Field email = makeField(QStringLiteral("email"), String);
    email.unique = true;
    schema::Field number = makeField(QStringLiteral("number"), String);
    number.unique = true;
    schema::Field status = makeField(QStringLiteral("status"), String);
    status.enumValues = {QStringLiteral("open"), QStringLiteral("sent")};
    schema::Field address = makeField(QStringLiteral("address"), Object, false);
    address.fields = {makeField(QStringLiteral("city"), String)};
    schema::Field genres = makeField(QStringLiteral("genres"), Array, false);
    genres.count = {0, 4, 12, false};
    const auto text = [](const char *name, bool required = true) {
        return makeField(QLatin1String(name), String, required);
    };
    const auto whole = [](const char *name) {
        return makeField(QLatin1String(name), Int32);
    };
    const auto date = [](const char *name, bool required = true) {
        return makeField(QLatin1String(name), Date, required);
    };
    const auto money = [](const char *name) {
        return makeField(QLatin1String(name), Decimal128);
    };
    model.entities = {
        makeEntity(QStringLiteral("inventory"), 1.6e6,
                   {text("warehouse"), whole("quantity"), whole("reserved"), date("updated")}),
        makeEntity(QStringLiteral("authors"), 160e3,
                   {text("name"), date("born", false), text("bio"), text("website", false)}),
        makeEntity(QStringLiteral("publishers"), 4e3, {text("name"), text("country"), address}),
        makeEntity(QStringLiteral("books"), 400e3,
                   {isbn, text("title"), text("description"), money("price"), formats, cover}),
        makeEntity(QStringLiteral("orders"), 12e6, {number, date("placed"), status, money("total")}),
        makeEntity(QStringLiteral("reviews"), 16e6,
                   {whole("stars"), text("title", false), text("body"), date("created"), whole("helpful")}),
        makeEntity(QStringLiteral("users"), 2e6, {email, text("name"), date("joined"), address, genres}),
    };
    for (schema::Entity &entity : model.entities) {
        for (schema::Field &field : entity.fields) {
            for (schema::Field &below : field.fields)
                below.id = schema::FieldId(field.id.text() + QLatin1Char('_') + below.name);
        }
    }
    const schema::Cardinality one{1, 1, 1, false};
    model.relationships = {
        makeLink(QStringLiteral("books"), QStringLiteral("reviews"), RelationshipType::OneToMany, {0, 40, 2e3, false},
                 one),
        makeLink(QStringLiteral("authors"), QStringLiteral("books"), RelationshipType::ManyToMany, {0, 5, 800, false},
                 {1, 2, 12, false}),
        makeLink(QStringLiteral("orders"), QStringLiteral("books"), RelationshipType::ManyToMany, {1, 3, 60, false},
                 {0, 90, 2e6, false}),
        makeLink(QStringLiteral("books"), QStringLiteral("inventory"), RelationshipType::OneToMany, {1, 4, 40, false},
                 one),
        makeLink(QStringLiteral("publishers"), QStringLiteral("books"), RelationshipType::OneToMany,
                 {0, 100, 9e3, false}, one),
        makeLink(QStringLiteral("users"), QStringLiteral("orders"), RelationshipType::OneToMany, {0, 6, 2e3, false},
                 one),
        makeLink(QStringLiteral("users"), QStringLiteral("reviews"), RelationshipType::OneToMany, {0, 8, 5e3, false},
                 one),
    };
    model.relationships[0].a.role = QStringLiteral("book");
    model.relationships[2].a.role = QStringLiteral("order lines");
    model.relationships[2].attributes = {whole("quantity"), money("unit_price")};
    model.relationships[5].a.role = QStringLiteral("customer");
    model.relationships[6].a.role = QStringLiteral("author");
    schema::Diagram diagram;
    diagram.id = schema::DiagramId(QStringLiteral("whole"));
    diagram.name = QStringLiteral("Whole shop");
    const QHash<QString, QPointF> places{
        {QStringLiteral("inventory"), {0, 0}},    {QStringLiteral("authors"), {0, 176}},
        {QStringLiteral("publishers"), {0, 352}}, {QStringLiteral("books"), {328, 0}},
        {QStringLiteral("orders"), {328, 298}},   {QStringLiteral("reviews"), {624, 0}},
        {QStringLiteral("users"), {624, 270}}};
    for (auto it = places.cbegin(); it != places.cend(); ++it)
        diagram.places.insert(schema::EntityId(QStringLiteral("e_") + it.key()), {it->x(), it->y(), false, false});
    schema::Note note;
    note.id = schema::NoteId(QStringLiteral("n1"));
    note.text = QStringLiteral("Guests may order without an account: decide by May.");
    note.x = 618;
    note.y = 440;
    note.width = 180;
    note.height = 40;
    diagram.notes = {note};
    model.diagrams = {diagram};
    return model;
}

} // namespace sw::testing
