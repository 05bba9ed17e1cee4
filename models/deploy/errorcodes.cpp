// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/errorcodes.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/deploy/bsonread.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace sw::deploy
{

namespace
{

using base::ErrorCode;

constexpr int maxTimeExpired = 50;
constexpr int timeLimitExceeded = 262;
constexpr const char *noMeaning = "";
constexpr const char *replan = QT_TRANSLATE_NOOP("ServerErrors", "Make the plan again and review what changed.");
constexpr const char *report = QT_TRANSLATE_NOOP(
    "ServerErrors", "Change the design so that it does not need this, and report it as a missing check.");
constexpr const char *later = QT_TRANSLATE_NOOP("ServerErrors", "Try again later; what is done already stays done.");
constexpr const char *members =
    QT_TRANSLATE_NOOP("ServerErrors", "Bring all members of the set up, then make the plan again.");
constexpr const char *version =
    QT_TRANSLATE_NOOP("ServerErrors", "Use a server version that has it, or change the design.");
constexpr const char *refused = QT_TRANSLATE_NOOP("ServerErrors", "The server refused the specification.");
constexpr const char *changed =
    QT_TRANSLATE_NOOP("ServerErrors", "The object on the server is not the one the plan was made for.");
constexpr const char *busy = QT_TRANSLATE_NOOP("ServerErrors", "The server is busy with another change.");
constexpr const char *lost = QT_TRANSLATE_NOOP("ServerErrors", "The connection or the primary was lost.");
constexpr const char *look = QT_TRANSLATE_NOOP(
    "ServerErrors", "When the server is back, make a plan again: it shows what was done and what is left.");
constexpr const char *building = QT_TRANSLATE_NOOP("ServerErrors", "An index build on the collection is in the way.");
constexpr const char *resources = QT_TRANSLATE_NOOP("ServerErrors", "The server ran out of disk, memory or files.");
constexpr const char *maintenance =
    QT_TRANSLATE_NOOP("ServerErrors", "The server or the collection is under maintenance.");
constexpr const char *overload = QT_TRANSLATE_NOOP("ServerErrors", "The server is overloaded.");
constexpr const char *notPrimary = QT_TRANSLATE_NOOP("ServerErrors", "The server is not the primary any more.");
constexpr const char *tooSlow = QT_TRANSLATE_NOOP("ServerErrors", "The server gave up after the time it was allowed.");
constexpr const char *notAPlace = QT_TRANSLATE_NOOP(
    "ServerErrors",
    "A document holds a value that is not a valid place where the index needs one, so the index was not built.");
constexpr const char *notALanguage = QT_TRANSLATE_NOOP(
    "ServerErrors", "A document names a language that text indexes do not know, so the index was not built.");
constexpr const char *mendDocuments = QT_TRANSLATE_NOOP(
    "ServerErrors", "Find and correct such documents, then make the plan again. Nothing was deleted.");
constexpr const char *strictApi =
    QT_TRANSLATE_NOOP("ServerErrors", "The server accepts only the commands of its stable API.");

constexpr CodeRow rows[] = {
    {2, "BadValue", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {9, "FailedToParse", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {14, "TypeMismatch", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {15, "Overflow", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {51091, "Location51091", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {168, "InvalidPipelineOperator", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {263, "OperationNotSupportedInTransaction", Reaction::Stop, ErrorCode::Internal, noMeaning, noMeaning, true},
    {13, "Unauthorized", Reaction::Stop, ErrorCode::Rights, noMeaning, noMeaning, false},
    {18, "AuthenticationFailed", Reaction::Stop, ErrorCode::Connection,
     QT_TRANSLATE_NOOP("ServerErrors", "The server refused the login."),
     QT_TRANSLATE_NOOP("ServerErrors", "Check user, password and authSource."), false},
    {8000, "AtlasError", Reaction::Stop, ErrorCode::Connection,
     QT_TRANSLATE_NOOP("ServerErrors", "The server refused the login."),
     QT_TRANSLATE_NOOP("ServerErrors", "Check user, password and authSource."), false},
    {20, "IllegalOperation", Reaction::Stop, ErrorCode::Unsupported, noMeaning, version, true},
    {59, "CommandNotFound", Reaction::Stop, ErrorCode::Unsupported, noMeaning, version, true},
    {115, "CommandNotSupported", Reaction::Stop, ErrorCode::Unsupported, noMeaning, version, true},
    {40415, "Location40415", Reaction::Stop, ErrorCode::Unsupported,
     QT_TRANSLATE_NOOP("ServerErrors", "The server does not know a part of the command."), version, true},
    {40414, "Location40414", Reaction::Stop, ErrorCode::Unsupported,
     QT_TRANSLATE_NOOP("ServerErrors", "A part of the command is missing."), version, true},
    {72, "InvalidOptions", Reaction::Stop, ErrorCode::Unsupported, noMeaning, version, true},
    {51024, "Location51024", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {26, "NamespaceNotFound", Reaction::ReadAgain, ErrorCode::Drift, changed, replan, true},
    {27, "IndexNotFound", Reaction::ReadAgain, ErrorCode::Drift, changed, replan, true},
    {361, "CollectionUUIDMismatch", Reaction::ReadAgain, ErrorCode::Drift,
     QT_TRANSLATE_NOOP("ServerErrors", "The collection was dropped or recreated since the plan was made."), replan,
     false},
    {48, "NamespaceExists", Reaction::ReadAgain, ErrorCode::Drift,
     QT_TRANSLATE_NOOP("ServerErrors", "The name is taken by now."), replan, false},
    {66, "ImmutableField", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {67, "CannotCreateIndex", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {197, "InvalidIndexSpecificationOption", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {161, "IncompatibleCollationVersion", Reaction::Stop, ErrorCode::Unsupported, noMeaning, version, true},
    {13103, "Location13103", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {16764, "Location16764", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {31303, "Location31303", Reaction::Stop, ErrorCode::Partial, refused, report, true},
    {68, "IndexAlreadyExists", Reaction::ReadAgain, ErrorCode::Drift, changed, replan, true},
    {73, "InvalidNamespace", Reaction::Stop, ErrorCode::InvalidModel, noMeaning,
     QT_TRANSLATE_NOOP("ServerErrors", "Rename the collection or the database."), true},
    {13297, "DatabaseDifferCase", Reaction::Stop, ErrorCode::InvalidModel,
     QT_TRANSLATE_NOOP("ServerErrors", "A database exists whose name differs only in upper and lower case."),
     QT_TRANSLATE_NOOP("ServerErrors", "Use the existing spelling, or another name."), false},
    {166, "CommandNotSupportedOnView", Reaction::Stop, ErrorCode::Drift,
     QT_TRANSLATE_NOOP("ServerErrors", "The target is a view."), replan, false},
    {85, "IndexOptionsConflict", Reaction::ReadAgain, ErrorCode::Drift,
     QT_TRANSLATE_NOOP("ServerErrors", "An index on the same keys with another name or other options exists."), replan,
     false},
    {86, "IndexKeySpecsConflict", Reaction::ReadAgain, ErrorCode::Drift,
     QT_TRANSLATE_NOOP("ServerErrors", "Another index has that name."), replan, false},
    {181, "AmbiguousIndexKeyPattern", Reaction::ReadAgain, ErrorCode::Drift, changed, replan, false},
    {112, "WriteConflict", Reaction::Retry, ErrorCode::Partial, busy, later, false},
    {117, "ConflictingOperationInProgress", Reaction::Retry, ErrorCode::Partial, busy, later, true},
    {46, "LockBusy", Reaction::Retry, ErrorCode::Partial, busy, later, false},
    {24, "LockTimeout", Reaction::Retry, ErrorCode::Partial, busy, later, false},
    {107, "LockFailed", Reaction::Retry, ErrorCode::Partial, busy, later, false},
    {365, "TemporarilyUnavailable", Reaction::Retry, ErrorCode::Partial, busy, later, false},
    {121, "DocumentValidationFailure", Reaction::Stop, ErrorCode::Internal, noMeaning, noMeaning, false},
    {11000, "DuplicateKey", Reaction::Stop, ErrorCode::Partial,
     QT_TRANSLATE_NOOP("ServerErrors", "Documents share a value that must be unique, so the index was not built."),
     QT_TRANSLATE_NOOP("ServerErrors",
                       "Find and resolve the duplicates, then make the plan again. Nothing was deleted."),
     false},
    {16755, "Location16755", Reaction::Stop, ErrorCode::Partial, notAPlace, mendDocuments, false},
    {13026, "Location13026", Reaction::Stop, ErrorCode::Partial, notAPlace, mendDocuments, false},
    {13027, "Location13027", Reaction::Stop, ErrorCode::Partial, notAPlace, mendDocuments, false},
    {16804, "Location16804", Reaction::Stop, ErrorCode::Partial, notAPlace, mendDocuments, false},
    {17261, "Location17261", Reaction::Stop, ErrorCode::Partial, notALanguage, mendDocuments, false},
    {17262, "Location17262", Reaction::Stop, ErrorCode::Partial, notALanguage, mendDocuments, false},
    {171, "CannotIndexParallelArrays", Reaction::Stop, ErrorCode::Partial,
     QT_TRANSLATE_NOOP("ServerErrors",
                       "A document holds arrays at two fields of the index, so the index was not built."),
     mendDocuments, false},
    {16766, "Location16766", Reaction::Stop, ErrorCode::Partial,
     QT_TRANSLATE_NOOP("ServerErrors", "A document holds an array at the hashed field, so the index was not built."),
     mendDocuments, false},
    {359, "CannotConvertIndexToUnique", Reaction::Stop, ErrorCode::Refused,
     QT_TRANSLATE_NOOP("ServerErrors", "Documents share a value that must be unique, so the index stays as it is."),
     QT_TRANSLATE_NOOP("ServerErrors", "Find and resolve the duplicates, then make the plan again."), false},
    {276, "IndexBuildAborted", Reaction::Wait, ErrorCode::Partial,
     QT_TRANSLATE_NOOP("ServerErrors", "The index build was aborted."), later, true},
    {285, "IndexBuildAlreadyInProgress", Reaction::Wait, ErrorCode::Partial, building, later, false},
    {12587, "BackgroundOperationInProgressForNamespace", Reaction::Wait, ErrorCode::Partial, building, later, false},
    {40333, "BackgroundOperationInProgress", Reaction::Wait, ErrorCode::Partial, building, later, false},
    {278, "UnsatisfiableCommitQuorum", Reaction::Stop, ErrorCode::Partial,
     QT_TRANSLATE_NOOP("ServerErrors", "Not enough members of the set can take part."), members, true},
    {79, "UnknownReplWriteConcern", Reaction::Stop, ErrorCode::Partial,
     QT_TRANSLATE_NOOP("ServerErrors", "Not enough members of the set can take part."), members, true},
    {100, "UnsatisfiableWriteConcern", Reaction::Stop, ErrorCode::Partial,
     QT_TRANSLATE_NOOP("ServerErrors", "Not enough members of the set can take part."), members, true},
    {64, "WriteConcernFailed", Reaction::DoneUnsafe, ErrorCode::Partial,
     QT_TRANSLATE_NOOP("ServerErrors", "It is done on the primary, but not yet on a majority of the members."), members,
     false},
    {50, "MaxTimeMSExpired", Reaction::Retry, ErrorCode::Partial, tooSlow,
     QT_TRANSLATE_NOOP("ServerErrors", "A transaction or a lock may be in the way; try again when it has ended."),
     false},
    {262, "ExceededTimeLimit", Reaction::Retry, ErrorCode::Partial, tooSlow, later, false},
    {292, "QueryExceededMemoryLimitNoDiskUseAllowed", Reaction::Stop, ErrorCode::Partial, resources, later, false},
    {6, "HostUnreachable", Reaction::Uncertain, ErrorCode::Unknown, lost, look, false},
    {7, "HostNotFound", Reaction::Uncertain, ErrorCode::Unknown, lost, look, false},
    {89, "NetworkTimeout", Reaction::Uncertain, ErrorCode::Unknown, lost, look, false},
    {9001, "SocketException", Reaction::Uncertain, ErrorCode::Unknown, lost, look, false},
    {384, "ConnectionError", Reaction::Uncertain, ErrorCode::Unknown, lost, look, false},
    {91, "ShutdownInProgress", Reaction::Uncertain, ErrorCode::Unknown, lost, look, false},
    {11600, "InterruptedAtShutdown", Reaction::Uncertain, ErrorCode::Unknown, lost, look, false},
    {189, "PrimarySteppedDown", Reaction::Uncertain, ErrorCode::Unknown, notPrimary, look, false},
    {10107, "NotWritablePrimary", Reaction::Uncertain, ErrorCode::Unknown, notPrimary, look, false},
    {13435, "NotPrimaryNoSecondaryOk", Reaction::Uncertain, ErrorCode::Unknown, notPrimary, look, false},
    {13436, "NotPrimaryOrSecondary", Reaction::Uncertain, ErrorCode::Unknown, notPrimary, look, false},
    {10058, "LegacyNotPrimary", Reaction::Uncertain, ErrorCode::Unknown, notPrimary, look, false},
    {11602, "InterruptedDueToReplStateChange", Reaction::Uncertain, ErrorCode::Unknown, notPrimary, look, false},
    {216, "ElectionInProgress", Reaction::Uncertain, ErrorCode::Unknown, notPrimary, look, false},
    {11601, "Interrupted", Reaction::Stop, ErrorCode::Partial,
     QT_TRANSLATE_NOOP("ServerErrors", "An administrator stopped the command."), later, false},
    {237, "CursorKilled", Reaction::Stop, ErrorCode::Partial,
     QT_TRANSLATE_NOOP("ServerErrors", "An administrator stopped the command."), later, false},
    {279, "ClientDisconnect", Reaction::Stop, ErrorCode::Partial, lost, look, false},
    {14031, "OutOfDiskSpace", Reaction::Stop, ErrorCode::Partial, resources,
     QT_TRANSLATE_NOOP("ServerErrors", "Give the server more disk before anything else."), true},
    {146, "ExceededMemoryLimit", Reaction::Stop, ErrorCode::Partial, resources, later, true},
    {264, "TooManyFilesOpen", Reaction::Stop, ErrorCode::Partial, resources, later, true},
    {371, "UserWritesBlocked", Reaction::Stop, ErrorCode::Partial, maintenance, later, true},
    {338, "ReshardCollectionInProgress", Reaction::Stop, ErrorCode::Partial, maintenance, later, true},
    {319, "ReshardCollectionAborted", Reaction::Stop, ErrorCode::Partial, maintenance, later, true},
    {433, "AdmissionQueueOverflow", Reaction::Retry, ErrorCode::Partial, overload, later, false},
    {449, "TicketQueueOverflow", Reaction::Retry, ErrorCode::Partial, overload, later, false},
    {450, "TransportSessionOverload", Reaction::Retry, ErrorCode::Partial, overload, later, false},
    {462, "IngressRequestRateLimitExceeded", Reaction::Retry, ErrorCode::Partial, overload, later, false},
    {140, "SSLHandshakeFailed", Reaction::Stop, ErrorCode::Connection,
     QT_TRANSLATE_NOOP("ServerErrors", "TLS could not be agreed on."),
     QT_TRANSLATE_NOOP("ServerErrors", "Check the certificates and the tls options."), false},
    {141, "InvalidSSLConfiguration", Reaction::Stop, ErrorCode::Connection,
     QT_TRANSLATE_NOOP("ServerErrors", "TLS could not be agreed on."),
     QT_TRANSLATE_NOOP("ServerErrors", "Check the certificates and the tls options."), false},
    {322, "APIVersionError", Reaction::Stop, ErrorCode::Unsupported, strictApi, version, true},
    {323, "APIStrictError", Reaction::Stop, ErrorCode::Unsupported, strictApi, version, true},
    {324, "APIDeprecationError", Reaction::Stop, ErrorCode::Unsupported, strictApi, version, true},
    {347, "APIMismatchError", Reaction::Stop, ErrorCode::Unsupported, strictApi, version, true},
};

constexpr CodeRow anyOther{0,
                           "",
                           Reaction::Stop,
                           ErrorCode::Partial,
                           noMeaning,
                           QT_TRANSLATE_NOOP("ServerErrors", "Read what the server said, then make the plan again."),
                           true};

QHash<int, const CodeRow *> indexRows()
{
    QHash<int, const CodeRow *> out;
    for (const CodeRow &row : rows)
        out.insert(row.code, &row);
    return out;
}

QString translated(const char *text)
{
    return *text == '\0' ? QString() : QCoreApplication::translate("ServerErrors", text);
}

QString serversWords(const Reply &reply)
{
    constexpr qsizetype longest = 300;
    const QString words = base::visibleText(reply.message.left(longest));
    return Text::tr("The server said: %1 (code %2 %3).")
        .arg(words, QString::number(reply.code), base::visibleText(reply.codeName.left(60)));
}

QString codeText(const Reply &reply)
{
    const QString name = QString::fromLatin1(codeRow(reply.code).name);
    return Text::tr("The server answered with code %1 %2.")
        .arg(QString::number(reply.code), name.isEmpty() ? base::visibleText(reply.codeName.left(60)) : name);
}

/// Codes that only a specification brings about, never a document that an index is built from.
bool isAboutSpecification(int code)
{
    constexpr int codes[] = {20,  59,  66,  67,  72,  73,    115,   161,   197,   263,   278,  79,
                             100, 322, 323, 324, 347, 13103, 16764, 31303, 40414, 40415, 51024};
    return std::find(std::begin(codes), std::end(codes), code) != std::end(codes);
}

/// The words of a server that goes through documents may quote them whole.
bool mayQuote(const CodeRow &row, const Reply &reply, const QString &command)
{
    const bool readsDocuments = command == QLatin1String("createIndexes") || command == QLatin1String("aggregate") ||
                                command == QLatin1String("find");
    return row.quoted && (!readsDocuments || isAboutSpecification(reply.code));
}

base::Error missingRight(const QString &command, const QString &where)
{
    return {ErrorCode::Rights,
            Text::tr("The login lacks the right %1, which the command %2 needs.").arg(rightFor(command), command),
            where,
            Text::tr("Ask the administrator for a role that grants %1 on this database.").arg(rightFor(command))};
}

} // namespace

const CodeRow &codeRow(int code)
{
    static const QHash<int, const CodeRow *> index = indexRows();
    const auto found = index.constFind(code);
    return found == index.cend() ? anyOther : **found;
}

Reaction reactionTo(const Reply &reply)
{
    if (reply.networkError)
        return Reaction::Uncertain;
    if (reply.ok)
        return contains(reply.document, "writeConcernError") ? Reaction::DoneUnsafe : Reaction::Done;
    const Reaction reaction = codeRow(reply.code).reaction;
    return reaction == Reaction::DoneUnsafe ? Reaction::Stop : reaction;
}

base::Error unreadableReply(const QString &where)
{
    return {ErrorCode::Connection, Text::tr("The server sent a reply that cannot be read."), where,
            Text::tr("Check that this is the address of a MongoDB server, and what lies between.")};
}

base::Error errorOf(const Reply &reply, const QString &command, const QString &where)
{
    if (reply.unreadable)
        return unreadableReply(where);
    const CodeRow &row = codeRow(reply.code);
    if (reply.networkError && row.code == 0) {
        const QString detail = reply.message.isEmpty()
                                   ? QString()
                                   : QStringLiteral(" (") + base::visibleText(reply.message) + QLatin1Char(')');
        return {ErrorCode::Connection, Text::tr("The server cannot be reached.") + detail, where,
                Text::tr("Check that the server runs and can be reached, then try again.")};
    }
    if (row.error == ErrorCode::Rights)
        return missingRight(command, where);
    QStringList parts;
    if (*row.meaning != '\0')
        parts << translated(row.meaning);
    const bool quoted = mayQuote(row, reply, command);
    if (quoted || parts.isEmpty() || row.quoted)
        parts << (quoted ? serversWords(reply) : codeText(reply));
    return {row.error, parts.join(QLatin1Char(' ')), where, translated(row.wayOut)};
}

base::Error readErrorOf(const Reply &reply, const QString &command, const QString &where)
{
    base::Error out = errorOf(reply, command, where);
    if (out.code == ErrorCode::Unknown || reactionTo(reply) != Reaction::Stop || codeRow(reply.code).wayOut == later) {
        if (out.code == ErrorCode::Unknown || out.code == ErrorCode::Partial) {
            out.code = ErrorCode::Connection;
            out.wayOut = Text::tr("Try again when the server is back, or less busy.");
        }
    } else if (out.code == ErrorCode::Partial || out.code == ErrorCode::Internal) {
        out.code = ErrorCode::Unsupported;
        out.message = Text::tr("The server does not let itself be read. %1").arg(out.message);
        out.wayOut = Text::tr("Check that this is a MongoDB server of version 4.4 or newer.");
    }
    return out;
}

bool isTimeLimit(const Reply &reply)
{
    return reply.code == maxTimeExpired || reply.code == timeLimitExceeded;
}

QString rightFor(const QString &command)
{
    if (command == QLatin1String("create"))
        return QStringLiteral("createCollection");
    if (command == QLatin1String("createIndexes"))
        return QStringLiteral("createIndex");
    if (command == QLatin1String("aggregate") || command == QLatin1String("count"))
        return QStringLiteral("find");
    return command;
}

} // namespace sw::deploy
