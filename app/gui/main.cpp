// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/livesizes.h"
#include "models/base/arenas.h"
#include "models/base/files/statefolder.h"
#include "models/base/translation.h"
#include "models/remote/remotesession.h"
#include "models/services/deployment/applyrecords.h"
#include "views/files/filecontroller.h"
#include "views/files/filerecovery.h"
#include "views/widgets/style/appearance.h"
#include "views/window/commands/unfinishedexports.h"
#include "views/window/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QProcess>
#include <QSettings>

#include <optional>

namespace
{

sw::views::ThemeChoice themeNamed(const QString &name)
{
    if (name == QLatin1String("light"))
        return sw::views::ThemeChoice::Light;
    if (name == QLatin1String("dark"))
        return sw::views::ThemeChoice::Dark;
    if (name == QLatin1String("contrast"))
        return sw::views::ThemeChoice::HighContrast;
    if (name == QLatin1String("contrast-dark"))
        return sw::views::ThemeChoice::HighContrastDark;
    return static_cast<sw::views::ThemeChoice>(
        qBound(0, QSettings().value(QStringLiteral("view/theme"), 0).toInt(), 4));
}

/// With the window gone at the end, and with it its hold on the file.
int run(const QCommandLineParser &parser, std::optional<QStringList> &again)
{
    sw::views::MainWindow window(
        [](const QString &uri, const QByteArray &password, const sw::base::Progress &progress) {
            return sw::remote::connectTo(uri, password, progress);
        },
        sw::gui::liveSizes());
    QObject::connect(&window, &sw::views::MainWindow::restartWanted, [&again](const QString &file) {
        again = file.isEmpty() ? QStringList() : QStringList{file};
        QApplication::exit(); // quit() would ask the window once more
    });
    window.show();
    if (!parser.positionalArguments().isEmpty())
        window.files().openPath(parser.positionalArguments().constFirst());
    else if (parser.isSet(QStringLiteral("sample")))
        window.files().openSample(parser.value(QStringLiteral("sample")));
    if (const auto recovery = sw::base::stateFolder(QStringLiteral("recovery")))
        window.files().recovery().keepSnapshots(*recovery);
    sw::views::offerUnfinishedExports(window, sw::services::ApplyRecords(QProcessEnvironment::systemEnvironment()));
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    sw::base::shareFreeMemory();
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("shapewright"));
    QApplication::setOrganizationName(QStringLiteral("shapewright"));
    QApplication::setApplicationVersion(QStringLiteral(SHAPEWRIGHT_VERSION));
    QApplication::setApplicationDisplayName(QStringLiteral("Shapewright"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Designs MongoDB schemas before the data exists."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("Project file (*.shape.json)."),
                                 QStringLiteral("[file]"));
    const QCommandLineOption sample(QStringLiteral("sample"), QStringLiteral("Open a copy of a shipped sample."),
                                    QStringLiteral("name"));
    const QCommandLineOption theme(QStringLiteral("theme"),
                                   QStringLiteral("system, light, dark, contrast or contrast-dark."),
                                   QStringLiteral("name"));
    const QCommandLineOption language(QStringLiteral("lang"),
                                      QStringLiteral("Language code, e.g. de; default: the system's."),
                                      QStringLiteral("code"));
    parser.addOptions({sample, theme, language});
    parser.process(application);

    sw::base::useLanguage(parser.isSet(language) ? parser.value(language)
                                                 : QSettings().value(QStringLiteral("view/language")).toString());
    sw::views::applyTheme(themeNamed(parser.value(theme)));

    std::optional<QStringList> again; // what the program is to be started with once more
    const int code = run(parser, again);
    if (again && !QProcess::startDetached(QApplication::applicationFilePath(), *again))
        return 1;
    return code;
}
