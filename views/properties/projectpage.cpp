// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/projectpage.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/serveredits.h"
#include "models/sizing/estimate/hostmemory.h"
#include "models/sizing/estimate/topology.h"
#include "models/sizing/figures/explain.h"
#include "views/widgets/charts/figuretips.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/textlabel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include <cmath>

namespace sw::views
{

namespace
{

constexpr schema::ServerVersion versions[] = {{4, 4}, {5, 0}, {6, 0}, {7, 0}, {8, 0}};

QString versionText(const schema::ServerVersion &version)
{
    return QStringLiteral("%1.%2").arg(version.major).arg(version.minor);
}

PickList versionList(const schema::ServerVersion &current)
{
    PickList list{{}, {}, versionText(current)};
    for (const schema::ServerVersion &version : versions)
        list.ids << versionText(version);
    if (!list.ids.contains(list.current))
        list.ids << list.current;
    list.texts = list.ids;
    return list;
}

} // namespace

ProjectPage::ProjectPage(const PageContext &context) : PropertyPage(context)
{
    PropertyForm *form = addForm();
    form->addText(tr("Name"), {[this] { return model().name; },
                               [this](const QString &name) -> base::Result<void> {
                                   document::setProjectText(document(), name, model().description);
                                   return {};
                               }});
    form->addLongText(tr("Notes"), {[this] { return model().description; },
                                    [this](const QString &text) -> base::Result<void> {
                                        document::setProjectText(document(), model().name, text);
                                        return {};
                                    }});
    addServer();
    PropertyForm *counts = addForm(tr("Contents"));
    m_counts = new TextLabel(TextLabel::Style::Body);
    counts->addWidget({}, m_counts);
    m_design = new TextLabel(TextLabel::Style::Body);
    counts->addWidget({}, m_design);
}

void ProjectPage::addServer()
{
    PropertyForm *form = addForm(tr("Server"));
    form->addPick(
        tr("Version"), [this] { return versionList(model().server); },
        [this](const QString &id) -> base::Result<void> {
            for (const schema::ServerVersion &version : versions) {
                if (versionText(version) == id)
                    document::setServer(document(), version);
            }
            return {};
        });
    auto *ram = form->addNumber(tr("RAM"), {0.1, 65536, base::NumberUnit::Gibibytes, {}, false},
                                {[this] { return std::optional<double>(model().ramGiB); },
                                 [this](const std::optional<double> &value) {
                                     return document::setRam(document(), value.value_or(8));
                                 }});
    ram->setToolTip(tr("Memory of one server"));
    if (const std::optional<sizing::HostMemory> host = sizing::hostMemory())
        form->addWidget({}, makeHostButton(*host));
    m_cache = new TextLabel(TextLabel::Style::Body);
    FigureTips::install(m_cache, std::function<sizing::Figure()>([this] {
                            return sizing::Figure{tr("Cache"), sizing::Unit::Bytes,
                                                  sizing::point(derived().sizes().cache.bytes.value()),
                                                  sizing::explainCache(sizing::sizeOptions(model()))};
                        }));
    form->addWidget(tr("Cache"), m_cache);
    auto *topology = form->addChoice(tr("Topology"), {tr("Replica set"), tr("Single server")},
                                     {[this] { return static_cast<int>(sizing::topologyOf(model())); },
                                      [this](const int &chosen) -> base::Result<void> {
                                          document::setTopology(document(), static_cast<sizing::Topology>(chosen));
                                          return {};
                                      }});
    topology->setToolTip(tr("A replica set keeps the time of each change of the last 300 s beside the entry, which "
                            "makes files and cache larger"));
}

QWidget *ProjectPage::makeHostButton(const sizing::HostMemory &host)
{
    const double gibibytes = std::round(host.bytes / base::gibibytes(1) * 100) / 100;
    const QString memory = base::bytesText(host.bytes);
    auto *button =
        new QPushButton(host.isLimit ? tr("This container: %1").arg(memory) : tr("This machine: %1").arg(memory));
    button->setToolTip(tr("Plan for a server with the memory of the machine that this program runs on"));
    connect(button, &QPushButton::clicked, this, [this, gibibytes] {
        const auto ok = document::setRam(document(), gibibytes);
        Q_UNUSED(ok) // a machine's memory is in the range
    });
    return button;
}

bool ProjectPage::take(const items::SelectedObjects &objects)
{
    m_selected = objects.entities.size() + objects.relationships.size() + objects.notes.size();
    return true;
}

bool ProjectPage::isConcerned(const document::ChangeEvent &) const
{
    return true;
}

void ProjectPage::refreshHeader()
{
    if (m_selected > 0)
        header()->show(QStringLiteral("select"), tr("%n objects selected", nullptr, static_cast<int>(m_selected)),
                       tr("Below: the project"));
    else
        header()->show(QStringLiteral("database"), model().name.isEmpty() ? tr("Project without a name") : model().name,
                       tr("Project"));
    const qsizetype inUse = std::count_if(model().patterns.cbegin(), model().patterns.cend(),
                                          [](const schema::PatternUse &each) { return each.enabled; });
    const std::pair<QString, qsizetype> counts[] = {{tr("Entities: %1"), model().entities.size()},
                                                    {tr("Relationships: %1"), model().relationships.size()},
                                                    {tr("Operations: %1"), model().operations.size()},
                                                    {tr("Pattern uses: %1"), inUse}};
    QStringList lines;
    for (const auto &[text, count] : counts)
        lines << text.arg(count);
    m_counts->setText(lines.join(QLatin1Char('\n')));
}

void ProjectPage::refreshDerived()
{
    if (!derived().isKnown()) {
        m_cache->setText(QStringLiteral("…"));
        m_design->clear();
        return;
    }
    m_cache->setText(base::bytesText(derived().sizes().cache.bytes));
    qsizetype indexes = 0;
    for (const design::Collection &collection : derived().design().collections)
        indexes += collection.indexes.size() + 1;
    m_design->setText(tr("Collections: %1").arg(derived().design().collections.size()) + QLatin1Char('\n') +
                      tr("Indexes: %1").arg(indexes));
}

} // namespace sw::views
