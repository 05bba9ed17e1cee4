// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include "models/remote/messages.h"

using namespace sw;

namespace
{

QList<QByteArray> seeds()
{
    remote::ConnectRequest connect;
    connect.options.uri = QStringLiteral("mongodb://127.0.0.1");
    connect.options.password = "word";
    connect.language = QStringLiteral("de");
    deploy::Reply reply;
    reply.document = *base::Bson::fromJson(R"({"ok":1,"cursor":{"firstBatch":[{"a":1}]}})");
    reply.ok = true;
    reply.codeName = QStringLiteral("X");
    return {
        remote::toMessage(connect),
        remote::toMessage(remote::RunRequest{QStringLiteral("shop"), reply.document, true}),
        remote::toMessage(remote::Ask::Members),
        remote::toMessage(reply),
        remote::toMessage(base::Result<void>(base::Error{base::ErrorCode::Connection, QStringLiteral("a"), {}, {}})),
        remote::toMessage(std::optional<bool>(true))};
}

/// Each side believes the other as little as a file.
bool takes(const QByteArray &input)
{
    const bool request = remote::kindOf(input) || remote::connectRequestFrom(input) || remote::runRequestFrom(input);
    const auto reply = remote::replyFrom(input);
    if (reply && !base::Bson::fromBytes(reply->document.bytes()))
        fuzz::broken("a reply is sound BSON");
    if (const auto run = remote::runRequestFrom(input); run && !base::Bson::fromBytes(run->command.bytes()))
        fuzz::broken("a command is sound BSON");
    return request || reply || remote::connectAnswerFrom(input) || remote::membersFrom(input);
}

} // namespace

const fuzz::Target &fuzz::target()
{
    static const Target messages{
        "messages", seeds, {QByteArray("\0\0\0\5", 4), QByteArray("\xff\xff\xff\xff", 4)}, takes};
    return messages;
}
