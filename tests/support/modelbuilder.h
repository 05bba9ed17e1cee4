// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::test
{

/// Builds models for tests in few words. Ids are the names, so that failures can be read.
class ModelBuilder
{
public:
    /// \p fields: "title:string:20 isbn:string:13! price:decimal128 note:string? at:date", ! = unique, ? = optional
    /// (half of the documents), number = average bytes, "tags:string[0,3,10]" an array.
    ModelBuilder &entity(const char *name, double count, const char *fields = "");
    /// "books 1:N reviews [0,40,2000]" or "books [0,3,9] N:M authors [1,2,5]", then words: composition, shared,
    /// unbounded, atomic, name=…, a=role, b=role, placement=embedInA. The id is "books-reviews" unless name is given.
    ModelBuilder &link(const char *text);
    /// "read 50/s books reviews:10" : kind, rate, first entity, then relationships followed by their id with the items
    /// wanted. Words: "filter=entity.path", "range=entity.path", "sort=entity.path" or "sort=-entity.path",
    /// "writes=entity.path".
    ModelBuilder &operation(const char *name, const char *text);
    ModelBuilder &use(const char *pattern, const char *target, const QJsonObject &parameters = {});

    schema::Model model;

private:
    schema::Field field(const QString &text, const QString &entity) const;
};

/// The id of an entity or a relationship that ModelBuilder made.
schema::EntityId entityId(const char *name);
schema::RelationshipId relationshipId(const char *name);

} // namespace sw::test
