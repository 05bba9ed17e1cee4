// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace sw::views
{

/// A check box whose text goes on in a second line where it finds no room in one.
class WrapBox : public QCheckBox
{
    Q_OBJECT

public:
    explicit WrapBox(const QString &text);

    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void initStyleOption(QStyleOptionButton *option) const override;

private:
    int besideText() const;
    QStringList linesFor(int width) const;
};

} // namespace sw::views
