// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/advising.h"

#include "models/checks/check.h"

namespace sw::test
{

ModelBuilder bookshop()
{
    ModelBuilder builder;
    builder.model.ramGiB = 20;
    builder.entity("books", 400e3, "isbn:string:13! title:string:50 description:string:900 price:decimal128");
    builder.entity("reviews", 16e6, "stars:int32 title:string:40 body:string:600 created:date");
    builder.entity("users", 2e6, "email:string:24! name:string:18 joined:date address:string:80");
    builder.entity("orders", 12e6, "number:string:10! placed:date total:decimal128");
    builder.model.entities[1].hotFraction = 0.01;
    builder.model.entities[3].appendOnly = true;
    builder.model.entities[3].hotFraction = 0.01;
    builder.link("books 1:N reviews [0,40,2000] composition");
    builder.link("users 1:N orders [0,6,2000]");
    builder.operation("show book", "read 120/s books books-reviews:10 filter=books.isbn");
    builder.operation("all reviews", "read 4/s books books-reviews");
    builder.operation("review", "insert 1/s reviews");
    builder.operation("edit", "update 0.2/s reviews filter=reviews._id writes=reviews.body");
    builder.operation("list orders", "read 30/s orders users-orders sort=-orders.placed");
    builder.model.operations.last().reads = {{entityId("orders"), QStringLiteral("number")},
                                             {entityId("orders"), QStringLiteral("total")},
                                             {entityId("users"), QStringLiteral("name")}};
    builder.operation("order", "insert 2/s orders");
    builder.operation("rename", "update 0.001/s users filter=users.email writes=users.name");
    return builder;
}

ModelBuilder pagedReviews()
{
    ModelBuilder builder;
    builder.model.ramGiB = 6; // too small for all reviews
    builder.entity("books", 400e3, "isbn:string:13! title:string:50 description:string:900");
    builder.entity("reviews", 16e6, "stars:int32 title:string:40 body:string:600 created:date");
    builder.model.entities[1].hotFraction = 0.01;
    builder.link("books 1:N reviews [0,40,800] composition");
    builder.operation("show book", "read 120/s books books-reviews:10 filter=books.isbn");
    builder.operation("all reviews", "read 4/s books books-reviews");
    builder.operation("review", "insert 1/s reviews");
    return builder;
}

advisor::Advice advised(const ModelBuilder &builder, schema::Goal goal)
{
    return advisor::advise(builder.model, goal, checks::judge);
}

const advisor::Explanation *find(const QList<advisor::Explanation> &list, const char *pattern, const char *relationship)
{
    for (const advisor::Explanation &explanation : list) {
        if (explanation.use.pattern == QLatin1String(pattern) &&
            explanation.use.relationship == relationshipId(relationship))
            return &explanation;
    }
    return nullptr;
}

} // namespace sw::test
