// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/topology.h"

#include "models/schema/model.h"

namespace sw::sizing
{

namespace
{

const QString &settingName()
{
    static const QString name = QStringLiteral("sizing.topology");
    return name;
}

} // namespace

QString topologyName(Topology topology)
{
    return topology == Topology::Standalone ? QStringLiteral("standalone") : QStringLiteral("replica-set");
}

std::optional<Topology> topologyNamed(const QString &name)
{
    for (const Topology topology : {Topology::ReplicaSet, Topology::Standalone}) {
        if (topologyName(topology) == name)
            return topology;
    }
    return std::nullopt;
}

Topology topologyOf(const schema::Model &model)
{
    return topologyNamed(model.settings.value(settingName()).toString()).value_or(Topology::ReplicaSet);
}

void setTopology(schema::Model &model, Topology topology)
{
    if (topology == Topology::ReplicaSet)
        model.settings.remove(settingName());
    else
        model.settings.insert(settingName(), topologyName(topology));
}

} // namespace sw::sizing
