// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/goaltexts.h"

#include "models/base/texts.h"

namespace sw::schema
{

QString goalText(Goal goal)
{
    switch (goal) {
    case Goal::Simplicity:
        return Text::tr("Simplicity");
    case Goal::Balanced:
        return Text::tr("Balanced");
    case Goal::Performance:
        return Text::tr("Performance");
    }
    return {};
}

QString useCaseText(UseCase useCase)
{
    switch (useCase) {
    case UseCase::None:
        return Text::tr("Any");
    case UseCase::Catalog:
        return Text::tr("Catalog");
    case UseCase::ContentManagement:
        return Text::tr("Content management");
    case UseCase::IoT:
        return Text::tr("Internet of things");
    case UseCase::Mobile:
        return Text::tr("Mobile");
    case UseCase::Personalization:
        return Text::tr("Personalization");
    case UseCase::RealTimeAnalytics:
        return Text::tr("Real-time analytics");
    case UseCase::SingleView:
        return Text::tr("Single view");
    }
    return {};
}

} // namespace sw::schema
