// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/mutation.h"
#include "tests/fuzz/target.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLoggingCategory>

#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

/// Changes good inputs of one reader and lets it read them: fuzz_NAME [--runs N] [--seconds S] [--seed X] [--limit S]
/// [FILE…]. Without files it ends with a line of figures; an input that ends the program, or takes longer than the
/// limit, is written to fuzz_NAME.input in the working folder. With files it reads just those.
namespace
{

using namespace sw;

constexpr qint64 standardRuns = 4000;
constexpr qint64 toldEvery = 500'000; ///< inputs of a long run
constexpr int standardLimit = 20;     ///< seconds an input may take, on a machine that does other things as well
constexpr rlim_t mostMemory = rlim_t(4) << 30;
constexpr qsizetype mostTaken = 200; ///< inputs that were taken for good and are changed further
constexpr qsizetype timesLarger = 3; ///< than the largest good one they may be: small ones are read faster

QByteArray current;
char currentFile[128];

/// The one thing that can be done: keep the input.
void keepInput(int signal)
{
    const int file = ::open(currentFile, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0644);
    if (file >= 0 && ::write(file, current.constData(), static_cast<size_t>(current.size())) >= 0)
        ::close(file);
    const char *what = signal == SIGALRM ? "an input takes too long: " : "an input ends the program: ";
    [[maybe_unused]] ssize_t written = ::write(STDERR_FILENO, what, std::strlen(what));
    written = ::write(STDERR_FILENO, currentFile, std::strlen(currentFile));
    written = ::write(STDERR_FILENO, "\n", 1);
    std::signal(signal, SIG_DFL);
    if (signal == SIGALRM)
        ::_exit(1);
    std::raise(signal);
}

void watch()
{
    static char stack[64 * 1024]; // of its own, because the other one may be what overflowed
    stack_t other = {};
    other.ss_sp = stack;
    other.ss_size = sizeof(stack);
    ::sigaltstack(&other, nullptr);
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM}) {
        struct sigaction action = {};
        action.sa_handler = keepInput;
        action.sa_flags = SA_ONSTACK;
        ::sigaction(signal, &action, nullptr);
    }
}

void limitMemory()
{
#if !defined(__SANITIZE_ADDRESS__) // it reserves more
    const rlimit memory = {mostMemory, mostMemory};
    ::setrlimit(RLIMIT_DATA, &memory);
#endif
}

qint64 option(const QStringList &arguments, const char *name, qint64 otherwise)
{
    const qsizetype at = arguments.indexOf(QLatin1String(name));
    return at < 0 ? otherwise : arguments.value(at + 1).toLongLong();
}

bool takes(const QByteArray &input)
{
    current = input;
    return fuzz::target().takes(input);
}

bool isShorter(const QByteArray &one, const QByteArray &other)
{
    return one.size() < other.size();
}

QList<QByteArray> filesOf(const QStringList &arguments)
{
    QList<QByteArray> out;
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments.at(i).startsWith(QLatin1String("--"))) {
            ++i;
            continue;
        }
        QFile file(arguments.at(i));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(arguments.at(i)));
        out << file.readAll();
    }
    return out;
}

int fuzzFor(const QStringList &arguments)
{
    const qint64 runs = option(arguments, "--runs", standardRuns);
    const qint64 seconds = option(arguments, "--seconds", 0);
    const qint64 seed = option(arguments, "--seed", 1);
    const auto limit = static_cast<unsigned>(option(arguments, "--limit", standardLimit));
    const QList<QByteArray> seeds = fuzz::target().seeds();
    for (const QByteArray &good : seeds) {
        if (!takes(good))
            qFatal("a good input is refused: %s", good.left(200).constData());
    }
    QList<QByteArray> taken = seeds;
    const qsizetype mostKept = timesLarger * std::max_element(seeds.begin(), seeds.end(), isShorter)->size();
    fuzz::Mutation mutation(static_cast<quint64>(seed), fuzz::target().words);
    QElapsedTimer clock;
    clock.start();
    qint64 done = 0, accepted = 0, longest = 0;
    for (; seconds > 0 ? clock.elapsed() < seconds * 1000 : done < runs; ++done) {
        // Half of the time from a good one, so that what was found on the way does not lead ever further away.
        const QList<QByteArray> &from = mutation.below(2) == 0 ? seeds : taken;
        const QByteArray input =
            mutation.changed(from.at(mutation.below(from.size())), taken.at(mutation.below(taken.size())));
        ::alarm(limit);
        const qint64 begun = clock.elapsed();
        if (takes(input)) {
            ++accepted;
            if (taken.size() < mostTaken && input.size() <= mostKept)
                taken << input;
            else if (input.size() <= mostKept)
                taken[seeds.size() + mutation.below(mostTaken - seeds.size())] = input;
        }
        longest = std::max(longest, clock.elapsed() - begun);
        if ((done + 1) % toldEvery == 0)
            std::fprintf(stderr, "%s: %lld inputs, %.0f s\n", fuzz::target().name, static_cast<long long>(done + 1),
                         static_cast<double>(clock.elapsed()) / 1000);
    }
    ::alarm(0);
    std::printf("%s: %lld inputs, %lld taken for good, longest %lld ms, %.1f s\n", fuzz::target().name,
                static_cast<long long>(done), static_cast<long long>(accepted), static_cast<long long>(longest),
                static_cast<double>(clock.elapsed()) / 1000);
    return 0;
}

} // namespace

QByteArray sw::fuzz::dataFile(const char *path)
{
    QFile file(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/") + QLatin1String(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", path);
    return file.readAll();
}

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QLoggingCategory::setFilterRules(QStringLiteral("*.debug=false\n*.warning=false"));
    std::snprintf(currentFile, sizeof(currentFile), "fuzz_%s.input", fuzz::target().name);
    watch();
    limitMemory();
    const QStringList arguments = QCoreApplication::arguments();
    const QList<QByteArray> files = filesOf(arguments);
    for (const QByteArray &input : files) {
        ::alarm(static_cast<unsigned>(option(arguments, "--limit", standardLimit)));
        std::printf("%s\n", takes(input) ? "taken" : "refused");
    }
    return files.isEmpty() ? fuzzFor(arguments) : 0;
}
