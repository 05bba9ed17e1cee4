// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/actions.h"

#include "views/widgets/style/icons.h"
#include "views/window/ownkeys.h"
#include "views/window/commands/windowcommand.h"

#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace sw::views
{

namespace
{

using Keys = QList<QKeySequence>;

Keys standard(QKeySequence::StandardKey key, const Keys &more = {})
{
    Keys keys = QKeySequence::keyBindings(key);
    for (const QKeySequence &extra : more) {
        if (!keys.contains(extra))
            keys << extra;
    }
    return keys;
}

Keys key(const char *text)
{
    return {QKeySequence(QString::fromLatin1(text))};
}

/// Menus within menus.
QString parentMenu(const QString &name)
{
    static const QHash<QString, QString> parents{
        {QStringLiteral("arrange"), QStringLiteral("edit")}, {QStringLiteral("color"), QStringLiteral("edit")},
        {QStringLiteral("field"), QStringLiteral("model")},  {QStringLiteral("link"), QStringLiteral("model")},
        {QStringLiteral("tool"), QStringLiteral("model")},   {QStringLiteral("diagram"), QStringLiteral("view")}};
    return parents.value(name);
}

} // namespace

QList<ActionSpec> Actions::makeSpecs()
{
    const auto s = [](const char *text) {
        return QString::fromLatin1(text);
    };
    return {
        {s("file.new"), tr("&New"), s("new"), standard(QKeySequence::New), tr("An empty project"), false, false},
        {s("file.open"), tr("&Open…"), s("open"), standard(QKeySequence::Open), tr("Open a project file"), false,
         false},
        {s("file.save"), tr("&Save"), s("save"), standard(QKeySequence::Save), {}, false, true},
        {s("file.saveAs"), tr("Save &as…"), {}, standard(QKeySequence::SaveAs, key("Ctrl+Shift+S")), {}, false, false},
        {s("file.import"),
         tr("&Import…"),
         {},
         key("Ctrl+I"),
         tr("A project from real documents in JSON or BSON"),
         false,
         true},
        {s("file.exportScript"),
         tr("Export as &file…"),
         {},
         key("Ctrl+Alt+E"),
         tr("mongosh script, JSON Schema or Markdown"),
         false,
         false},
        {s("file.picture"),
         tr("Export &picture…"),
         {},
         key("Ctrl+Alt+P"),
         tr("The diagram as SVG, PNG or PDF"),
         false,
         false},
        {s("file.print"),
         tr("&Print…"),
         {},
         standard(QKeySequence::Print),
         tr("On paper: as many pages as you like, with a title block"),
         false,
         false},
        {s("file.quit"), tr("&Quit"), {}, standard(QKeySequence::Quit, key("Ctrl+Q")), {}, false, true},
        {s("edit.undo"), tr("&Undo"), s("undo"), standard(QKeySequence::Undo), {}, false, false},
        {s("edit.redo"),
         tr("&Redo"),
         s("redo"),
         standard(QKeySequence::Redo, {QKeySequence(s("Ctrl+Y")), QKeySequence(s("Ctrl+Shift+Z"))}),
         {},
         false,
         false},
        {s("edit.duplicate"), tr("D&uplicate"), s("duplicate"), key("Ctrl+D"),
         tr("Copy the selected entities beside themselves"), false, true},
        {s("edit.delete"),
         tr("&Delete"),
         s("delete"),
         {QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_Backspace)},
         tr("Delete what is selected"),
         false,
         false},
        {s("edit.rename"), tr("Re&name"), {}, key("F2"), {}, false, false},
        {s("edit.selectAll"), tr("Select &all"), {}, standard(QKeySequence::SelectAll), {}, false, true},
        {s("view.model"), tr("&Model"), s("entity"), key("Ctrl+Shift+1"), tr("Entities and relationships"), true,
         false},
        {s("view.documents"), tr("&Documents"), s("document"), key("Ctrl+Shift+2"),
         tr("Collections with the shape of their documents"), true, false},
        {s("view.zoomIn"),
         tr("Zoom &in"),
         s("zoom-in"),
         standard(QKeySequence::ZoomIn, key("Ctrl+=")),
         {},
         false,
         true},
        {s("view.zoomOut"), tr("Zoom &out"), s("zoom-out"), standard(QKeySequence::ZoomOut), {}, false, false},
        {s("view.fit"), tr("&Fit"), s("fit"), key("Ctrl+0"), tr("Show everything"), false, false},
        {s("view.actual"), tr("&100 %"), {}, key("Ctrl+1"), {}, false, false},
        {s("view.selection"), tr("Zoom to &selection"), {}, key("Ctrl+2"), {}, false, false},
        {s("view.headlines"),
         tr("&Headlines only"),
         {},
         key("Ctrl+H"),
         tr("Show only names, keys and links on the cards"),
         true,
         true},
        {s("view.crowsfoot"),
         tr("&Crow's foot"),
         {},
         key("Ctrl+Alt+F"),
         tr("Relationships with feet at their ends"),
         true,
         true},
        {s("view.chen"),
         tr("Ch&en"),
         {},
         key("Ctrl+Alt+C"),
         tr("Relationships as diamonds, as textbooks draw them"),
         true,
         false},
        {s("view.uml"),
         tr("&UML"),
         {},
         key("Ctrl+Alt+U"),
         tr("Relationships with multiplicities, owners with filled diamonds"),
         true,
         false},
        {s("view.growth"),
         tr("&Growth over five years"),
         {},
         key("Ctrl+Alt+G"),
         tr("Sizes, working set and largest document month by month, with and without each pattern"),
         false,
         true},
        {s("view.costs"),
         tr("C&ost of operations"),
         {},
         key("Ctrl+Shift+C"),
         tr("What each operation of the workload touches, rewrites and keeps in step"),
         false,
         false},
        {s("view.panels"), tr("Side &panels"), {}, key("F9"), tr("Hide or show all panels"), true, false},
        {s("model.entity"), tr("Add &entity"), s("entity"), key("Ctrl+Shift+N"),
         tr("Add an entity in the middle of the view"), false, false},
        {s("model.field"), tr("Add &field"), s("add"), key("Ctrl+Shift+F"), tr("Add a field to the selected entity"),
         false, false},
        {s("model.relationship"), tr("Add &relationship"), s("relationship"), key("Ctrl+Shift+R"),
         tr("Connect the two selected entities, or the selected one with itself"), false, false},
        {s("model.operation"), tr("Add &operation"), s("operations"), key("Ctrl+Shift+O"),
         tr("Add an operation to the workload"), false, false},
        {s("model.layout"), tr("&Lay out"), s("layout"), key("Ctrl+Shift+L"), tr("Place all cards anew"), false, true},
        {s("model.check"), tr("&Check"), s("ok"), key("F8"), tr("Show the problems of model and design"), false, false},
        {s("model.measure"),
         tr("&Measure sizes"),
         {},
         key("Ctrl+Shift+M"),
         tr("Build the collections in MongoDB's storage engine on this computer, and see what they weigh"),
         false,
         true},
        {s("model.uncalibrate"),
         tr("Remove cali&bration"),
         {},
         key("Ctrl+Alt+K"),
         tr("Estimate sizes by formulas alone again"),
         false,
         false},
        {s("pattern.advise"), tr("&Advise…"), s("idea"), key("Ctrl+Shift+A"),
         tr("Which patterns help at this goal, and why"), false, false},
        {s("server.export"), tr("&Export to server…"), s("export"), key("Ctrl+Shift+E"),
         tr("Create collections, validators and indexes on a MongoDB server"), false, false},
        {s("server.calibrate"),
         tr("&Calibrate sizes…"),
         {},
         key("Ctrl+Shift+K"),
         tr("Load synthetic documents into a scratch database on a server, and correct the estimates by what they "
            "weigh"),
         false,
         false},
        {s("help.shortcuts"), tr("&Shortcuts"), {}, key("Ctrl+?"), {}, false, false},
        {s("help.about"), tr("&About Shapewright"), {}, {}, {}, false, true},
    };
}

QString Actions::menuTitle(const QString &name)
{
    const QHash<QString, QString> titles{
        {QStringLiteral("file"), tr("&File")},         {QStringLiteral("edit"), tr("&Edit")},
        {QStringLiteral("view"), tr("&View")},         {QStringLiteral("model"), tr("&Model")},
        {QStringLiteral("pattern"), tr("&Pattern")},   {QStringLiteral("server"), tr("&Server")},
        {QStringLiteral("help"), tr("&Help")},         {QStringLiteral("arrange"), tr("&Arrange")},
        {QStringLiteral("color"), tr("Co&lor")},       {QStringLiteral("field"), tr("Fie&ld")},
        {QStringLiteral("link"), tr("Relat&ionship")}, {QStringLiteral("tool"), tr("&Tools")},
        {QStringLiteral("diagram"), tr("&Diagram")},   {QStringLiteral("canvas"), tr("Canvas")},
    };
    return titles.value(name);
}

Actions::Actions(QWidget *window) : QObject(window), m_window(window)
{
    mergeActs();
    for (const ActionSpec &spec : std::as_const(m_specs)) {
        auto *action = new QAction(window);
        action->setObjectName(spec.id);
        if (!spec.icon.isEmpty())
            action->setIcon(icon(spec.icon));
        action->setCheckable(spec.checkable);
        m_actions.insert(spec.id, action);
        if (spec.scope == ActionScope::Canvas)
            action->setShortcutContext(Qt::WidgetShortcut);
        else
            window->addAction(action);
    }
    retranslate();
}

Actions::~Actions() = default;

void Actions::mergeActs()
{
    m_specs = makeSpecs();
    m_acts = allActs();
    for (const Act &act : std::as_const(m_acts)) {
        const auto found = std::find_if(m_specs.cbegin(), m_specs.cend(),
                                        [&act](const ActionSpec &each) { return each.id == act.after; });
        m_specs.insert(found == m_specs.cend() ? m_specs.size() : found - m_specs.cbegin() + 1, act.spec);
    }
}

void Actions::retranslate()
{
    mergeActs();
    const QHash<QString, QStringList> own = ownKeys();
    for (const ActionSpec &spec : std::as_const(m_specs)) {
        action(spec.id)->setText(spec.text);
        applyKeys(spec, own);
    }
    for (auto it = m_menus.constBegin(); it != m_menus.constEnd(); ++it)
        it.value()->setTitle(menuTitle(it.key()));
}

QMenu *Actions::menuFor(const QString &name, QMenuBar *bar)
{
    if (QMenu *known = m_menus.value(name))
        return known;
    const QString parent = parentMenu(name);
    QMenu *menu = parent.isEmpty() ? bar->addMenu(menuTitle(name)) : menuFor(parent, bar)->addMenu(menuTitle(name));
    m_menus.insert(name, menu);
    return menu;
}

void Actions::fillMenuBar(QMenuBar *bar)
{
    for (const ActionSpec &spec : std::as_const(m_specs)) {
        if (!spec.inMenu)
            continue;
        QMenu *menu = menuFor(spec.id.section(QLatin1Char('.'), 0, 0), bar);
        if (spec.separatorBefore)
            menu->addSeparator();
        menu->addAction(action(spec.id));
    }
}

void Actions::addCanvas(QWidget *canvas)
{
    for (const ActionSpec &spec : std::as_const(m_specs)) {
        if (spec.scope == ActionScope::Canvas)
            canvas->addAction(action(spec.id));
    }
}

void Actions::connectActs(MainWindow &window)
{
    for (const Act &act : std::as_const(m_acts)) {
        connect(action(act.spec.id), &QAction::triggered, this, [this, run = act.run, &window] {
            run(window);
            updateActs(window);
        });
    }
}

void Actions::updateActs(MainWindow &window)
{
    for (const Act &act : std::as_const(m_acts)) {
        QAction *target = action(act.spec.id);
        if (act.enabled)
            target->setEnabled(act.enabled(window));
        if (act.checked)
            target->setChecked(act.checked(window));
    }
}

QString Actions::fullName(const ActionSpec &spec) const
{
    const QString menu = menuTitle(spec.id.section(QLatin1Char('.'), 0, 0));
    return QString(menu + QStringLiteral(": ") + spec.text).remove(QLatin1Char('&'));
}

} // namespace sw::views
