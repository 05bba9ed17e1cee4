// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/consent.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/deployment/deployment.h"
#include "models/services/deployment/planchoice.h"
#include "tests/support/server/fakeserver.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace sw::deploymenttesting
{

inline design::Index indexOn(const QString &field)
{
    design::Index out;
    out.keys = {{field, design::KeyKind::Ascending}};
    out.name = field;
    return out;
}

inline const deploy::Step *stepOf(const deploy::Plan &plan, deploy::ChangeClass change)
{
    const auto found = std::find_if(plan.steps.cbegin(), plan.steps.cend(),
                                    [&](const deploy::Step &step) { return step.change == change; });
    return found == plan.steps.cend() ? nullptr : &*found;
}

/// The bookstore and a server in memory, with records of applies in a folder of their own.
class Shop
{
protected:
    void reset()
    {
        m_state = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<testsupport::FakeServer>();
        const auto sample = formats::loadSample(QStringLiteral("bookstore"));
        QVERIFY(sample);
        m_model = *sample;
        m_design = patterns::buildDesign(m_model);
    }

    services::Deployment deployment()
    {
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("XDG_STATE_HOME"), m_state->path());
        services::ServerAddress address{QStringLiteral("mongodb://fake"), {}, QStringLiteral("shop")};
        auto made = services::Deployment::connect(
            [this](const QString &, const QByteArray &, const base::Progress &) { return m_server->connect(); },
            address, services::ApplyRecords(environment));
        if (!made)
            qFatal("%s", qPrintable(made.error().text()));
        return std::move(*made);
    }

    deploy::Plan propose(QList<base::Error> *warnings = nullptr)
    {
        const auto proposal = deployment().propose(m_model, m_design);
        if (!proposal)
            qFatal("%s", qPrintable(proposal.error().text()));
        if (warnings)
            *warnings = proposal->warnings;
        return proposal->plan;
    }

    /// The sample's design on the server, with documents.
    void fill()
    {
        const services::Outcome outcome = deployment().apply(propose(), {true, {}});
        QVERIFY2(outcome.report.verified, qPrintable(outcome.report.error ? outcome.report.error->text() : QString()));
        m_server->setDocuments(5);
        m_server->changes.clear();
    }

    QDir records(const QString &name) const { return QDir(m_state->filePath(QStringLiteral("shapewright/") + name)); }

    std::unique_ptr<QTemporaryDir> m_state;
    std::unique_ptr<testsupport::FakeServer> m_server;
    schema::Model m_model;
    design::Design m_design;
};

} // namespace sw::deploymenttesting
