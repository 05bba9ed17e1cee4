// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/lists.h"

SW_LIST_HERE(QString)
