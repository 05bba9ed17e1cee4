// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/patternuse.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QStringListModel;
class QVBoxLayout;

namespace sw::document
{
class Document;
}

namespace sw::patterns
{
class Pattern;
}

namespace sw::views
{

class PatternBadgeRow;
class PropertyForm;
class TextLabel;

/// Which pattern is looked at, on what, whether it is applied, why it is so decided, and the way to its lesson.
class PatternHead : public QWidget
{
    Q_OBJECT

public:
    /// \p use: the one in the project that is looked at, applied or declined; nullptr when it is neither.
    PatternHead(document::Document &document, const std::function<const schema::PatternUse *()> &use);

    void setPattern(const patterns::Pattern &pattern);
    /// Lessons by pattern.
    void setLessons(const QHash<QString, QString> &lessons);
    void setPlaces(const QStringList &names, int current);
    QComboBox *places() const { return m_places; }
    QCheckBox *applied() const { return m_applied; }
    QLineEdit *reason() const { return m_reason; }

Q_SIGNALS:
    void placeChosen(int index);
    void appliedChosen(bool applied);
    void lessonWanted(const QString &lesson);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void showReason();

    std::function<const schema::PatternUse *()> m_use;
    schema::PatternUseId m_shown; ///< whose reason is shown
    PatternBadgeRow *m_badge;
    TextLabel *m_title;
    TextLabel *m_solution;
    QWidget *m_place; ///< with what it is applied to
    QComboBox *m_places;
    QStringListModel *m_names;
    QPushButton *m_lesson;
    QHash<QString, QString> m_lessons;
    QString m_pattern;
    QCheckBox *m_applied;
    PropertyForm *m_form; ///< with the reason
    QLineEdit *m_reason = nullptr;
    QHBoxLayout *m_first = nullptr;
    QVBoxLayout *m_lines = nullptr;
    bool m_isBelow = false; ///< m_place, in a line of its own
};

} // namespace sw::views
