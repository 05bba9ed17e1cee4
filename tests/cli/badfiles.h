// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/cli/runner.h"

#include <QDir>

namespace sw::clitest
{

/// Files that no program should trip over, made from one that is sound.
class BadFiles
{
public:
    /// \p folder gets good.shape.json, a copy of the bookstore sample, and its broken relatives.
    explicit BadFiles(const QString &folder) : m_folder(folder) {}

    bool make()
    {
        const Run made = Program(m_folder).run({QStringLiteral("new"), QStringLiteral("good.shape.json"),
                                                QStringLiteral("--sample"), QStringLiteral("bookstore")});
        m_good = contentOf(m_folder + QStringLiteral("/good.shape.json"));
        if (made.code != 0 || m_good.isEmpty())
            return false;
        makeBroken();
        makeHostile();
        makePlaces();
        return true;
    }

private:
    void put(const char *name, const QByteArray &content) const
    {
        writeTo(m_folder + QLatin1Char('/') + QLatin1String(name), content);
    }

    QByteArray with(const QByteArray &before, const QByteArray &after) const
    {
        const qsizetype at = m_good.indexOf(before);
        if (at < 0)
            qFatal("the project file has no %s", before.constData());
        QByteArray changed = m_good;
        return changed.replace(at, before.size(), after);
    }

    void makeBroken() const
    {
        put("empty.shape.json", "");
        put("blank.shape.json", "  \n\n ");
        put("truncated.shape.json", m_good.left(m_good.size() / 2));
        put("cut-in-string.shape.json", m_good.left(m_good.indexOf("\"name\": \"") + 11));
        put("trailing.shape.json", m_good + "\n{}");
        put("comma.shape.json", with("{", "{,"));
        put("not-json.shape.json", "entities:\n  - books\n");
        put("binary.shape.json", QByteArray("\x7f\x45\x4c\x46\x02\x01\x00\x00\xff\xfe", 10).repeated(1000));
        put("nul.shape.json", m_good.left(200) + QByteArray(1, '\0') + m_good.mid(200));
        put("utf16.shape.json", QByteArray("\xff\xfe{\0}\0", 6));
        put("bad-utf8.shape.json", with("\"name\": \"", "\"name\": \"\xc3\x28"));
        put("array.shape.json", "[]\n");
        put("number.shape.json", "42\n");
        put("other-format.shape.json", "{\"format\": \"pgmodeler\", \"version\": {\"major\": 1, \"minor\": 0}}\n");
        put("no-format.shape.json", "{\"entities\": []}\n");
        put("newer.shape.json", with("\"major\": 1", "\"major\": 99"));
        put("text-major.shape.json", with("\"major\": 1", "\"major\": \"one\""));
        put("duplicate.shape.json", with("\"entities\":", "\"entities\": [], \"entities\":"));
    }

    void makeHostile() const
    {
        put("deep.shape.json", QByteArray(200'000, '[') + QByteArray(200'000, ']'));
        put("deep-fields.shape.json",
            with("\"entities\": [", "\"entities\": [" + QByteArray("{\"fields\": [").repeated(5000)));
        put("huge-number.shape.json", with("\"ramGiB\": ", "\"ramGiB\": 1e999"));
        put("wrong-type.shape.json", with("\"entities\": [", "\"entities\": \"none\", \"was\": ["));
        put("unknown-type.shape.json", with("\"type\": \"string\"", "\"type\": \"blob\""));
        put("long-name.shape.json", with("\"name\": \"", "\"name\": \"" + QByteArray(100'000, 'x')));
        QFile huge(m_folder + QStringLiteral("/huge.shape.json"));
        if (!huge.open(QIODevice::WriteOnly) || !huge.resize(300LL * 1024 * 1024))
            qFatal("cannot make a sparse file");
    }

    void makePlaces() const
    {
        const QDir folder(m_folder);
        folder.mkdir(QStringLiteral("folder"));
        folder.mkdir(QStringLiteral("folder.shape.json"));
        folder.mkdir(QStringLiteral("linked"));
        const Run exported =
            Program(m_folder).run({QStringLiteral("export"), QStringLiteral("json-schema"),
                                   QStringLiteral("good.shape.json"), QStringLiteral("-o"), QStringLiteral("folder/")});
        const QStringList files = QDir(folder.filePath(QStringLiteral("folder"))).entryList(QDir::Files);
        if (exported.code != 0 || files.isEmpty())
            qFatal("%s", qPrintable(exported.err));
        QFile::link(m_folder + QStringLiteral("/other.txt"),
                    folder.filePath(QStringLiteral("linked/")) + files.first());
        QFile::link(m_folder + QStringLiteral("/nowhere"), m_folder + QStringLiteral("/dangling.shape.json"));
        put("other.txt", "mine\n");
    }

    QString m_folder;
    QByteArray m_good;
};

} // namespace sw::clitest
