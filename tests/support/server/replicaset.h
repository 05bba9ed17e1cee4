// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/server/mongoserver.h"
#include "tests/support/server/rawclient.h"

#include <vector>

namespace sw::testsupport
{

/// Three members of a replica set on this machine, which elect another primary two seconds after theirs is gone.
class ReplicaSet
{
public:
    explicit ReplicaSet(const QStringList &arguments = {})
    {
        for (int i = 0; i < 3; ++i)
            m_members.push_back(std::make_unique<MongoServer>(
                QStringList{QStringLiteral("--replSet"), QStringLiteral("rs0")} + arguments));
    }

    /// Waits until one of them is primary.
    bool start()
    {
        QByteArrayList members;
        for (const auto &member : m_members) {
            if (!member->start())
                return false;
            members << "{\"_id\":" + QByteArray::number(members.size()) +
                           ",\"host\":\"127.0.0.1:" + QByteArray::number(member->port()) + "\"}";
        }
        RawClient direct(directUri(0));
        direct.run(QStringLiteral("admin"),
                   R"({"replSetInitiate":{"_id":"rs0","settings":{"electionTimeoutMillis":2000},"members":[)" +
                       members.join(",") + "]}}");
        return awaitPrimary() >= 0;
    }

    MongoServer &member(int number) { return *m_members.at(static_cast<size_t>(number)); }
    int size() const { return static_cast<int>(m_members.size()); }
    QString uri(const QString &options = {}) const
    {
        QStringList hosts;
        for (const auto &member : m_members)
            hosts << QStringLiteral("127.0.0.1:%1").arg(member->port());
        return QStringLiteral("mongodb://%1/?replicaSet=rs0%2").arg(hosts.join(QLatin1Char(',')), options);
    }
    QString directUri(int number) const
    {
        return m_members.at(static_cast<size_t>(number))->uri() +
               QStringLiteral("?directConnection=true&serverSelectionTimeoutMS=1000&socketTimeoutMS=120000");
    }
    /// Number of the member that may be written to, once there is one; -1: half a minute has passed.
    int awaitPrimary() const
    {
        QElapsedTimer timer;
        for (timer.start(); timer.elapsed() < 30'000; QThread::msleep(100)) {
            for (int i = 0; i < size(); ++i) {
                if (!m_members.at(static_cast<size_t>(i))->isRunning())
                    continue;
                RawClient direct(directUri(i));
                direct.setLoud(false);
                if (deploy::truthAt(direct.run(QStringLiteral("admin"), R"({"hello":1})"), "isWritablePrimary"))
                    return i;
            }
        }
        return -1;
    }

private:
    std::vector<std::unique_ptr<MongoServer>> m_members;
};

} // namespace sw::testsupport
