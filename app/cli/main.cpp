// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commandregistry.h"
#include "app/cli/program.h"
#include "models/base/utf8text.h"

#include <QFile>
#include <QGuiApplication>

#include <clocale>
#include <csignal>
#include <cstdio>
#include <exception>
#include <fcntl.h>
#include <langinfo.h>
#include <memory>
#include <unistd.h>

namespace
{

volatile std::sig_atomic_t stopRequested = 0;

extern "C" void requestStop(int)
{
    stopRequested = 1;
}

/// The first Ctrl+C asks a command that has safe points to stop at the next one, the second one ends the program. Other
/// commands end at once: they write nothing but whole files.
void handleSignals(const sw::cli::Command *command)
{
    std::signal(SIGPIPE, SIG_IGN); // a reader that goes away must not end an export half-way
    if (!command || !command->hasSafePoints())
        return;
    struct sigaction stop = {};
    stop.sa_handler = requestStop;
    stop.sa_flags = static_cast<int>(SA_RESETHAND);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction now = {};
        // What nohup has told to be passed over stays so.
        if (sigaction(signal, nullptr, &now) == 0 && now.sa_handler != SIG_IGN)
            sigaction(signal, &stop, nullptr);
    }
}

/// A program that is started without standard input, output or error would get a journal or a connection under one of
/// their numbers, and print into it. What is written to these fails, as it would without them.
void openStandardFiles()
{
    for (int file = open("/dev/null", O_RDONLY); file >= 0; file = open("/dev/null", O_RDONLY)) {
        if (file <= STDERR_FILENO)
            continue;
        close(file);
        break;
    }
}

/// Qt complains about locales that are not UTF-8; our files and output always are.
void useUtf8()
{
    std::setlocale(LC_ALL, "");
    if (qstricmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
}

/// Remarks of Qt about its surroundings are nothing for people; set QT_LOGGING_RULES to see them.
void reportOnlyFailures(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg || qEnvironmentVariableIsSet("QT_LOGGING_RULES"))
        std::fprintf(stderr, "%s\n", qPrintable(text));
}

/// The command that \p words name; nullptr when they name none.
const sw::cli::Command *commandIn(const QStringList &words)
{
    const sw::cli::CommandRegistry &registry = sw::cli::CommandRegistry::instance();
    for (const QString &word : words) {
        if (const sw::cli::Command *command = registry.find(word))
            return command;
    }
    return nullptr;
}

std::unique_ptr<QCoreApplication> makeApplication(char **argv, const sw::cli::Command *command)
{
    static int count = 1; // Qt must not take options out of ours
    if (!command || !command->drawsPictures())
        return std::make_unique<QCoreApplication>(count, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(count, argv);
}

int run(const QStringList &words, const QProcessEnvironment &environment)
{
    QFile outFile;
    QFile errFile;
    QFile inFile;
    (void)outFile.open(STDOUT_FILENO, QIODevice::WriteOnly | QIODevice::Unbuffered);
    (void)errFile.open(STDERR_FILENO, QIODevice::WriteOnly | QIODevice::Unbuffered);
    (void)inFile.open(STDIN_FILENO, QIODevice::ReadOnly | QIODevice::Unbuffered);
    sw::cli::Output out(outFile);
    sw::cli::Output err(errFile, sw::cli::Output::Buffering::Lines);
    sw::cli::Context context{out, err, inFile, environment};
    context.inputIsTerminal = isatty(STDIN_FILENO) != 0;
    context.errorIsTerminal = isatty(STDERR_FILENO) != 0;
    context.isCancelled = [] {
        return stopRequested != 0;
    };
    try {
        return sw::cli::runProgram(context, words);
    } catch (const std::exception &failure) {
        sw::cli::report(context, {sw::base::ErrorCode::Internal, QString::fromLocal8Bit(failure.what()), {}, {}});
        return sw::cli::ExitCode::internal;
    }
}

} // namespace

int main(int argc, char **argv)
{
    openStandardFiles();
    const QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    useUtf8();
    qInstallMessageHandler(reportOnlyFailures);
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << sw::base::utf8Text(argv[i]);
    const sw::cli::Command *command = commandIn(words);
    handleSignals(command);
    const std::unique_ptr<QCoreApplication> application = makeApplication(argv, command);
    QCoreApplication::setApplicationName(QStringLiteral("shapewright-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHAPEWRIGHT_VERSION));
    return run(words, environment);
}
