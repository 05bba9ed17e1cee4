// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/text/languagewords.h"

#include <array>

namespace sw::samples
{

namespace
{

using schema::Language;

/// Running words, first names, family names and places of a language; the other vocabularies are made of these.
struct Texts
{
    std::string_view prose, firstNames, lastNames, places;
};

constexpr Texts german{"a so da es er zu im an am um wo ob in ab auf aus bei bis das dem den der des die du ein für "
                       "gar hat her ich ihm ihn ihr ist ja man "
                       "mit nach nie nun nur ob oft ohne sehr sich sie sind über uns und vom von vor war was wer wie "
                       "wir zum zur aber alle als also auch "
                       "beide blau dann dass dein dich diese doch dort drei durch eine einem einen einer eines etwas "
                       "fast frei für ganz gegen gern groß "
                       "grün gut haben hatte hier immer jeder jetzt kann kein keine klein kommt lange leben leicht "
                       "leise mein mehr müde nicht nichts noch "
                       "nächste oder rund schnell schon schön seit sein seine selbst sicher sollen später stark still "
                       "teuer unter viel vier wäre während "
                       "warm weil weiß weit wenig wenn werden wieder will wird wirklich wohl wollte würde zeigt zurück "
                       "zwei zwischen Abend Arbeit Auge Bahn "
                       "Baum Berg Bild Blatt Boden Brief Brücke Buch Dorf Erde Fenster Feuer Fisch Fluss Frage Frau "
                       "Freund Garten Geld Geschichte Glas Hafen "
                       "Hand Haus Herbst Himmel Insel Jahr Kaffee Kind Kirche Küche Küste Land Leben Lehrer Licht "
                       "Mädchen Mann Markt Meer Mensch Mond Morgen "
                       "Mutter Nacht Nebel Papier Preis Regen Reise Schiff Schule Schlüssel See Sommer Sonne Sprache "
                       "Stadt Stein Straße Stunde Tag Tisch Tür "
                       "Vater Vogel Wald Wasser Weg Welt Werkzeug Wetter Wiese Winter Woche Wort Zeit Zimmer Zug "
                       "Erfahrung Entwicklung Gesellschaft "
                       "Möglichkeit Verbindung Bedeutung Einstellung Lieferung Bestellung Rechnung Verpackung "
                       "Beschreibung Qualität Ausstattung",
                       "Anna Ben Uwe Ina Jan Eva Kai Tim Emma Lena Finn Paul Jörg Nele Rosa Udo Lars Anke Birgit Björn "
                       "Clara Dieter Frank Greta Heike Jonas "
                       "Jürgen Karin Klaus Lukas Maria Marie Moritz Petra Sabine Stefan Thomas Ulrike Werner Andreas "
                       "Dorothea Elisabeth Friedrich Günther "
                       "Johannes Katharina Sebastian Stephanie Wolfgang",
                       "Beck Koch Kurz Lang Wolf Braun Busch Fuchs Haas Horn Klein König Krause Krüger Lehmann Maier "
                       "Meyer Möller Müller Neumann Peters "
                       "Richter Roth Schäfer Schmidt Schneider Schröder Schulz Schwarz Seidel Sommer Vogel Wagner "
                       "Walter Weber Werner Winkler Winter Ziegler "
                       "Zimmermann Hoffmann Hartmann Schwarzenberger Lindemann Baumgartner",
                       "Ulm Bonn Jena Kiel Köln Linz Mainz Trier Wien Zürich Basel Bern Berlin Bremen Dessau Essen "
                       "Erfurt Gera Graz Halle Hamburg Kassel "
                       "Lübeck München Münster Passau Potsdam Rostock Salzburg Stuttgart Augsburg Düsseldorf Nürnberg "
                       "Göttingen Regensburg Saarbrücken "
                       "Innsbruck Heidelberg Braunschweig Winterthur"};

constexpr Texts spanish{"a y o de la el en un su se es al lo no ni si ya él tú mi me te le más que los las del una por "
                        "con sus son fue era muy sin hay día año "
                        "vez dos tres casa como para pero este esta todo todos entre desde hasta donde cuando bien "
                        "nada algo cada otro otra mismo siempre "
                        "nunca también después antes ahora luego mientras porque aunque según sobre bajo contra hacia "
                        "durante mejor peor mayor menor nuevo "
                        "nueva viejo largo corto alto bajo rojo azul verde blanco negro claro oscuro frío calor agua "
                        "aire árbol barco calle camino campo "
                        "canción carta ciudad cielo cocina color corazón cuerpo dinero familia flor fuego gente gato "
                        "hermano hija hijo historia hombre idea "
                        "isla jardín lago libro lluvia luna lugar luz madre mano mañana mar mesa mundo mujer música "
                        "nieve niño noche nombre otoño padre país "
                        "palabra pan papel pared perro piedra playa precio primavera pueblo puente puerta puerto "
                        "pregunta respuesta río silla sol sombra "
                        "tarde tiempo tienda tierra trabajo tren ventana verano verdad viaje vida viento voz zapato "
                        "abierto alegre amable antiguo bonito "
                        "cansado cercano difícil diferente dulce fácil grande hermoso importante joven lento limpio "
                        "pequeño rápido tranquilo útil comprar "
                        "llegar llevar encontrar escribir empezar recordar recomendar entrega calidad empaquetado "
                        "información conversación experiencia "
                        "conocimiento descripción naturaleza",
                        "Ana Eva Leo Luz Iker José Juan Lola Luis Noa Pau Sara Adrián Ángel Bruno Carla Carlos Carmen "
                        "Clara Diego Elena Emilio Fabiola Gema "
                        "Hugo Inés Irene Isabel Javier Jesús Jorge Julia Laura Lucía Marcos María Marta Miguel Mónica "
                        "Nuria Óscar Pablo Paloma Raúl Rocío "
                        "Rubén Sofía Teresa Tomás Vicente Francisco Guillermo Esperanza",
                        "Cruz Díaz Gil Gómez León López Luna Marín Mora Moreno Muñoz Núñez Ortiz Peña Pérez Ramos "
                        "Reyes Rubio Ruiz Sanz Serrano Suárez Torres "
                        "Vega Vidal Alonso Álvarez Blanco Cabrera Castro Delgado Domínguez Fernández García González "
                        "Gutiérrez Hernández Ibáñez Jiménez Martín "
                        "Martínez Navarro Rodríguez Romero Sánchez",
                        "Jaén León Lugo Vigo Ávila Cádiz Cali Gijón Lima Soria Bilbao Bogotá Burgos Córdoba Cuenca "
                        "Elche Gerona Girona Granada Huelva Huesca "
                        "Lérida Madrid Málaga Mérida México Murcia Oviedo Quito Rosario Segovia Sevilla Teruel Toledo "
                        "Valencia Zamora Zaragoza Barcelona "
                        "Medellín Salamanca Santander Valparaíso Guadalajara Montevideo"};

constexpr Texts russian{"а в и к о с у я во вы да до же за из их как ко мы на не но ну об он от по со то ты бы вот все "
                        "всё год дом два для его ещё или им кто "
                        "лет мир мне моя нас нет них она они под при раз сам свет так там тут тот три уже час чем что "
                        "эта это без быть ваш вода вниз вода "
                        "время глаз год даже дело день дети друг есть жить зима книга когда конец лето лицо луна люди "
                        "мало мама место много море мост мысль "
                        "наш небо ночь нужно один окно осень пока поле после потом право путь рука река самый свой "
                        "себя сила слово снег сон сразу стол тебе "
                        "тело тоже только хорошо цвет цена через часто чтобы шаг школа берег более будет ветер весна "
                        "вечер вопрос всегда город давно далеко "
                        "дверь дорога дождь другой жизнь завтра земля камень каждый корабль кошка красный кухня "
                        "лестница лошадь между молодой музыка народ "
                        "никогда новый образ огонь осенний остров ответ отец память первый письмо площадь погода поезд "
                        "помнить понять последний почему почти "
                        "природа птица работа рассказ ребёнок рынок сегодня семья сердце синий сказать скоро слышать "
                        "собака солнце старый столица страна "
                        "теперь тёплый тихий товар ужин улица утро учитель хлеб холодный хороший человек чистый "
                        "доставка качество упаковка описание "
                        "возможность произведение",
                        "Аня Ева Иван Илья Инна Лев Олег Оля Роман Яна Алиса Анна Антон Борис Вера Глеб Дарья Денис "
                        "Игорь Ирина Кирилл Ксения Лидия Максим "
                        "Мария Марина Михаил Надежда Никита Николай Ольга Павел Пётр Полина Светлана Сергей Софья "
                        "Татьяна Юлия Фёдор Александр Валентина "
                        "Екатерина Владимир",
                        "Ли Юн Цой Ким Гай Жук Лем Юдин Белов Быков Волков Голубев Гусев Жуков Зайцев Иванов Ильин "
                        "Козлов Козлова Котов Кузнецов Лебедев Макаров Медведев Морозов Новиков "
                        "Орлов Орлова Павлов Петров Попов Попова Романов Рыбаков Семёнов Смирнов Соколов Соловьёв "
                        "Степанов Тихонов Фёдоров Яковлев Виноградов "
                        "Богданов Воробьёв",
                        "Ош Уфа Омск Орёл Тула Чита Азов Анапа Казань Калуга Киров Курск Липецк Москва Муром Находка "
                        "Пермь Псков Рязань Самара Саратов Сочи "
                        "Суздаль Таганрог Тамбов Тверь Томск Тюмень Углич Хабаровск Челябинск Ярославль Владимир "
                        "Воронеж Кострома Новгород"};

constexpr Texts chinese{
    "的 一 是 不 了 人 我 在 有 他 这 中 大 来 上 国 个 到 说 们 为 子 和 你 地 出 道 也 时 年 得 就 那 要 下 以 生 会 "
    "自 着 去 之 过 家 学 对 可 她 里 后 小 么 心 多 天 而 能 好 都 然 没 日 于 起 还 "
    "发 成 事 只 作 当 想 看 文 无 开 手 十 用 主 行 方 又 如 前 所 本 见 经 头 面 公 同 三 已 老 从 动 两 长 知 民 样 "
    "现 分 将 外 但 身 些 与 高 意 进 把 法 此 实 回 二 理 美 点 月 明 其 种 声 全 工 己 "
    "话 儿 者 向 情 部 正 名 定 女 问 力 机 给 等 几 很 业 最 间 新 什 打 便 位 因 重 被 走 电 四 第 门 相 次 东 政 海 "
    "口 使 教 西 再 平 真 听 世 气 信 北 少 关 并 内 加 化 由 却 代 军 产 入 先 山 五 太 "
    "水 万 市 眼 体 别 处 总 才 场 师 书 比 住 员 九 笑 性 通 目 华 报 立 马 命 张 活 难 神 数 件 安 表 原 车 白 应 路 "
    "期 叫 死 常 提 感 金 何 更 反 合 放 做 系 计 或 司 利 受 光 王 果 亲 界 及 今 京 务 制 "
    "我们 他们 没有 自己 什么 时候 知道 现在 可以 一个 因为 所以 但是 如果 已经 开始 觉得 问题 朋友 工作 生活 世界 "
    "东西 地方 今天 明天 昨天 早上 晚上 下午 学校 老师 学生 城市 国家 商店 价格 "
    "质量 包装 服务 音乐 电影 故事 天气 春天 夏天 秋天 冬天 森林 河流 大海 太阳 月亮 星星 花园 窗户 桌子 椅子 厨房 "
    "图书馆 火车站 办公室 电视机",
    "伟 芳 娜 敏 静 丽 强 磊 军 洋 勇 艳 杰 娟 涛 明 超 秀英 建国 小红 志强 海燕 春梅 文华 佳怡 浩然 子轩 雨桐 思远 "
    "晓东 玉兰 国庆 丽华 天宇 梦瑶 俊杰",
    "王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 高 林 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹 彭 曾 肖 田 董 袁 潘 于 "
    "蒋 蔡 余 杜 叶 程 苏 魏 吕 丁 任 沈 姚 卢 姜 崔 钟 欧阳 司马 诸葛",
    "北京 上海 广州 深圳 天津 重庆 成都 武汉 西安 南京 杭州 苏州 青岛 大连 厦门 长沙 昆明 沈阳 济南 福州 郑州 合肥 "
    "南昌 贵阳 太原 兰州 银川 西宁 拉萨 海口 三亚 桂林 洛阳 无锡 宁波 温州 石家庄 哈尔滨 呼和浩特"};

constexpr size_t longestOf(Language language)
{
    return language == Language::Russian ? 24 : language == Language::Chinese ? 9 : WordList::longest;
}

std::array<WordList, vocabularies> listsOf(const Texts &texts, Language language)
{
    const auto list = [&](std::string_view words) {
        return WordList(words, {longestOf(language), language != Language::Chinese, false,
                                longestOf(language) != WordList::longest});
    };
    return {list(texts.prose),  list(texts.prose),  list(texts.firstNames), list(texts.lastNames),
            list(texts.places), list(texts.places), list(texts.lastNames)};
}

} // namespace

const WordList &Wording::words(Vocabulary which) const
{
    static const std::array<std::array<WordList, vocabularies>, 4> lists{
        listsOf(german, Language::German), listsOf(spanish, Language::Spanish), listsOf(russian, Language::Russian),
        listsOf(chinese, Language::Chinese)};
    if (ascii || language == Language::Automatic || language == Language::English)
        return vocabulary(which, ascii);
    return lists[static_cast<size_t>(language) - static_cast<size_t>(Language::German)][static_cast<size_t>(which)];
}

double mostBytesOf(Language language)
{
    return language == Language::Chinese ? 3 : 2;
}

double usualBytesOf(Language language)
{
    return language == Language::Chinese ? 3 : language == Language::Russian ? 1.85 : 1.03;
}

} // namespace sw::samples
