// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QPushButton;
class QStringListModel;
class QVBoxLayout;

namespace sw::patterns
{
class Pattern;
}

namespace sw::views
{

class PatternBadgeRow;
class TextLabel;

/// Which pattern is looked at, on what, whether it is applied, and the way to its lesson.
class PatternHead : public QWidget
{
    Q_OBJECT

public:
    explicit PatternHead(QWidget *parent = nullptr);

    void setPattern(const patterns::Pattern &pattern);
    /// Lessons by pattern.
    void setLessons(const QHash<QString, QString> &lessons);
    void setPlaces(const QStringList &names, int current);
    QComboBox *places() const { return m_places; }
    QCheckBox *applied() const { return m_applied; }

Q_SIGNALS:
    void placeChosen(int index);
    void appliedChosen(bool applied);
    void lessonWanted(const QString &lesson);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

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
    QHBoxLayout *m_first = nullptr;
    QVBoxLayout *m_lines = nullptr;
    bool m_isBelow = false; ///< m_place, in a line of its own
};

} // namespace sw::views
