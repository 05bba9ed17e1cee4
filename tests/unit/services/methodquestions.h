// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/methodology/methodology.h"
#include "models/services/objects/modelobject.h"
#include "tests/support/modelbuilder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

// A model that is asked about, and what is asked.
namespace sw::test::asking
{

using services::Asked;
using services::MethodStep;

inline schema::Model shop()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20 isbn:string:13!")
        .entity("reviews", 40000, "stars:int32 text:string:400")
        .link("books 1:N reviews [0,40,2000] placement=embedInA")
        .operation("OpenBook", "read 50/s books books-reviews filter=books.isbn")
        .operation("AddReview", "insert 1/s reviews");
    return builder.model;
}

inline QSet<Asked> askedIn(const services::Methodology &method, MethodStep step)
{
    QSet<Asked> asked;
    for (const services::MethodQuestion &question : method.of(step))
        asked << question.asked;
    return asked;
}

inline const services::MethodQuestion *find(const services::Methodology &method, Asked asked, const QString &object)
{
    for (const services::MethodQuestion &question : method.questions) {
        if (question.asked == asked && question.object == object)
            return &question;
    }
    return nullptr;
}

/// Does what the `set` of a question's command says.
inline void obey(schema::Model &model, const QStringList &command)
{
    QCOMPARE(command.value(0), QStringLiteral("set"));
    QCOMPARE(command.value(1), QString(services::fileArgument));
    const auto object = services::findObject(model, command.value(2));
    QVERIFY2(object, qPrintable(command.value(2)));
    for (const QString &assignment : command.mid(3)) {
        const QString text = assignment.section(QLatin1Char('='), 1);
        const QJsonArray parsed = QJsonDocument::fromJson("[" + text.toUtf8() + "]").array();
        const QJsonValue value = text.isEmpty()                   ? QJsonValue(QJsonValue::Undefined)
                                 : parsed.size() == 1             ? parsed.first()
                                 : text == QStringLiteral("40/s") ? QJsonValue(40)
                                                                  : QJsonValue(text);
        const auto changed = services::setMember(model, *object, assignment.section(QLatin1Char('='), 0, 0), value);
        QVERIFY2(changed, qPrintable(assignment));
    }
}

} // namespace sw::test::asking
