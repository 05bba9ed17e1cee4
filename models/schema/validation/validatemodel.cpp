// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/validation/validatemodel.h"

#include "models/schema/validation/entityvalidation.h"
#include "models/schema/validation/linkvalidation.h"
#include "models/schema/validation/workloadvalidation.h"

namespace sw::schema
{

namespace
{

class ProjectValidation : public Validation
{
public:
    using Validation::Validation;

    void project()
    {
        const Model &m = model();
        const Place where{QT_TR_NOOP("project %1"), m.name};
        number(m.ramGiB, 0.25, 1e6, QT_TR_NOOP("The memory of the server in GiB"), where);
        if (m.cacheOverrideMiB)
            number(*m.cacheOverrideMiB, 1, 1e9, QT_TR_NOOP("The cache in MiB"), where);
        if (m.server < ServerVersion{3, 6} || m.server.major > 99 || m.server.minor < 0 || m.server.minor > 99)
            add(where, tr("The server version %1.%2 is not supported.").arg(m.server.major).arg(m.server.minor),
                tr("Choose a version from 3.6 on; validators with $jsonSchema came with it."));
    }
};

} // namespace

QList<base::Error> validateModel(const Model &model)
{
    const ModelIndex index(model);
    QList<base::Error> errors;
    ProjectValidation(index, errors).project();
    EntityValidation(index, errors).entities();
    LinkValidation(index, errors).relationships();
    WorkloadValidation workload(index, errors);
    workload.operations();
    workload.patterns();
    workload.diagrams();
    return errors;
}

} // namespace sw::schema
