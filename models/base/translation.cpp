// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace sw::base
{

namespace
{

/// Looks texts up whatever their context: lupdate of Qt 6.4 does not read nested namespaces and names other contexts
/// than tr() asks for, so the build puts all texts into one.
class TextTranslator : public QTranslator
{
public:
    QString translate(const char *, const char *source, const char *disambiguation, int n) const override
    {
        return QTranslator::translate("Shapewright", source, disambiguation, n);
    }
};

} // namespace

QStringList languages()
{
    QStringList codes;
    const QString prefix = QStringLiteral("shapewright_");
    for (const QString &name :
         QDir(QStringLiteral(":/i18n")).entryList({prefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
        codes << name.mid(prefix.size()).chopped(3);
    return codes;
}

QString useLanguage(const QString &language)
{
    static TextTranslator program;
    static QTranslator toolkit;
    QCoreApplication::removeTranslator(&program);
    QCoreApplication::removeTranslator(&toolkit);

    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(QLocale(QLocale::English)); // names of months, and the form of times
    const QString prefix = QStringLiteral("shapewright");
    const QString folder = QStringLiteral(":/i18n");
    const bool english = locale.language() == QLocale::English || locale.language() == QLocale::C ||
                         !program.load(locale, prefix, QStringLiteral("_"), folder);
    if (english && !program.load(prefix + QStringLiteral("_en"), folder)) // holds the plural forms
        return QStringLiteral("en");
    QCoreApplication::installTranslator(&program);
    if (english)
        return QStringLiteral("en");
    QLocale::setDefault(locale);
    if (toolkit.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                     QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&toolkit);
    return QLocale::languageToCode(locale.language());
}

} // namespace sw::base
