// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/validation/documentvalidator.h"
#include "tests/support/server/rawclient.h"

namespace sw::deploytesting
{

/// How often a server and DocumentValidator say the same.
struct Agreement
{
    int validators = 0;
    int refused = 0;      ///< by both
    int refusedAlone = 0; ///< by one of them
    int otherCode = 0;    ///< refused by both, for another reason
    int pairs = 0;
    int invalid = 0; ///< by the server
    int declined = 0;
    int wrong = 0;        ///< another verdict
    int incomplete = 0;   ///< the verdict is right, and it says that reasons may be missing
    int otherReasons = 0; ///< paths or keywords differ
    int otherDetails = 0; ///< anything in errInfo.details differs
    QStringList differences;

    void differs(const QString &what)
    {
        if (differences.size() < 200)
            differences << what;
    }
    QString text() const
    {
        return QStringLiteral("%1 validators (%2 refused by both, %3 by one, %4 with another code), %5 documents (%6 "
                              "invalid): %7 declined, %8 wrong, %9 with reasons "
                              "missing, %10 other reasons, %11 other details")
            .arg(validators)
            .arg(refused)
            .arg(refusedAlone)
            .arg(otherCode)
            .arg(pairs)
            .arg(invalid)
            .arg(declined)
            .arg(wrong)
            .arg(incomplete)
            .arg(otherReasons)
            .arg(otherDetails);
    }
};

/// Asks a server and DocumentValidator about the same documents.
class AgreementTester
{
public:
    AgreementTester(testsupport::RawClient &client, const QString &database) : m_client(client), m_database(database)
    {
        m_client.setLoud(false);
    }

    Agreement result;

    void compare(const base::Bson &validator, const QList<base::Bson> &documents)
    {
        ++result.validators;
        m_client.run(m_database, QByteArray(R"({"drop": "c"})"));
        base::BsonBuilder create;
        create.string("create", QStringLiteral("c")).document("validator", validator);
        const base::Bson reply = m_client.run(m_database, create.finish());
        const qint64 code = deploy::truthAt(reply, "ok") ? 0 : deploy::wholeAt(reply, "code").value_or(-1);
        validation::Refusal refusal{};
        const auto compiled = validation::DocumentValidator::compile(validator, &refusal);
        if (code != 0 || !compiled) {
            refusals(validator, static_cast<int>(code), compiled ? 0 : refusal.code, reply);
            return;
        }
        for (qsizetype at = 0; at < documents.size(); at += 500)
            insert(validator, *compiled, documents.mid(at, 500));
    }

private:
    void refusals(const base::Bson &validator, int theirs, int ours, const base::Bson &reply)
    {
        const bool alone = (theirs == 0) != (ours == 0);
        ++(alone ? result.refusedAlone : result.refused);
        if (!alone && theirs != ours)
            ++result.otherCode;
        if (theirs != ours)
            result.differs(
                QStringLiteral("REFUSAL server %1 we %2: %3 %4")
                    .arg(theirs)
                    .arg(ours)
                    .arg(QString::fromUtf8(validator.toCanonicalJson()), deploy::textAt(reply, "errmsg").left(200)));
    }

    void insert(const base::Bson &validator, const validation::DocumentValidator &compiled,
                const QList<base::Bson> &documents)
    {
        m_client.run(m_database, QByteArray(R"({"delete": "c", "deletes": [{"q": {}, "limit": 0}]})"));
        base::BsonBuilder command;
        command.string("insert", QStringLiteral("c")).boolean("ordered", false).beginArray("documents");
        for (const base::Bson &document : documents)
            command.document(command.nextIndex(), document);
        const base::Bson reply = m_client.run(m_database, command.end().finish());
        QHash<qint64, base::Bson> errors;
        if (const auto list = base::findField(reply.bytes(), "writeErrors")) {
            for (const base::BsonField &error : base::BsonFields(*list)) {
                const base::Bson one = base::Bson::inside(error);
                errors.insert(deploy::wholeAt(one, "index").value_or(-1), one);
            }
        }
        for (qsizetype i = 0; i < documents.size(); ++i)
            verdict(validator, compiled.check(documents[i].bytes()), documents[i], errors.value(i));
    }

    void verdict(const base::Bson &validator, const validation::Verdict &ours, const base::Bson &document,
                 const base::Bson &error)
    {
        using Kind = validation::Verdict::Kind;
        const qint64 code = error.isEmpty() ? 0 : deploy::wholeAt(error, "code").value_or(-1);
        const bool taken = code == 0 || code == 11000; // a second _id is none of a validator's business
        ++result.pairs;
        result.invalid += taken ? 0 : 1;
        const QString pair = QString::fromUtf8(validator.toCanonicalJson() + "  <-  " + document.toCanonicalJson());
        if (ours.kind == Kind::Declined) {
            ++result.declined;
            return;
        }
        if ((ours.kind == Kind::Valid) != taken) {
            ++result.wrong;
            result.differs(QStringLiteral("VERDICT server %1 we %2: %3")
                               .arg(code)
                               .arg(ours.kind == Kind::Valid ? 0 : 121)
                               .arg(pair));
            return;
        }
        if (taken || code != 121)
            return;
        base::Bson details;
        if (const auto info = base::findField(error.bytes(), "errInfo")) {
            if (const auto field = base::findField(info->value, "details"))
                details = base::Bson::inside(*field);
        }
        if (!ours.declined.isEmpty()) {
            ++result.incomplete;
            return;
        }
        if (reasons(details) != reasons(ours.details)) {
            ++result.otherReasons;
            result.differs(QStringLiteral("REASONS: %1\n   server %2\n   we     %3")
                               .arg(pair, QString::fromUtf8(details.toRelaxedJson()),
                                    QString::fromUtf8(ours.details.toRelaxedJson())));
        }
        if (details.toRelaxedJson() != ours.details.toRelaxedJson()) {
            ++result.otherDetails;
            result.differs(QStringLiteral("DETAILS: %1\n   server %2\n   we     %3")
                               .arg(pair, QString::fromUtf8(details.toRelaxedJson()),
                                    QString::fromUtf8(ours.details.toRelaxedJson())));
        }
    }

    static QStringList reasons(const base::Bson &details)
    {
        QStringList out;
        for (const validation::Reason &reason : validation::reasonsOf(details))
            out << reason.path + QLatin1Char(' ') + reason.keyword;
        return out;
    }

    testsupport::RawClient &m_client;
    QString m_database;
};

} // namespace sw::deploytesting
