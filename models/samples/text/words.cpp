// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/text/words.h"

#include <algorithm>

namespace sw::samples
{

namespace
{

constexpr std::string_view prose =
    "a i to of in it is on at as be by he we or an so no do my up if go me us the and for you was not but are his her "
    "they "
    "she him all had out one who them more when what said into time then some like than your been only over such have "
    "that "
    "with this from were will would there their which about other these could first after where think great little "
    "every "
    "found still between never under while house world water place right small large again might three those often "
    "always "
    "around during without against another thought through because himself nothing however several enough almost "
    "better "
    "morning evening window garden letter winter summer spring autumn harbour island mountain village river forest "
    "street "
    "market bridge station captain teacher daughter brother mother father friend stranger story stories chapter reader "
    "pages printed cover quiet gentle bright clever honest simple strange lovely careful patient careless wonderful "
    "beautiful difficult important different interesting surprising remarkable unexpected familiar comfortable "
    "ordinary "
    "reliable affordable delivered returned replaced repaired ordered arrived packaged battery screen handle colour "
    "button leather cotton kitchen bottle camera speaker charger quality price worth money bought used using works "
    "worked broke fits fitted feels looks sounds tastes smells month week weekend yesterday today tomorrow finally "
    "recently usually sometimes probably perhaps certainly slightly exactly completely absolutely especially "
    "particularly "
    "recommend recommended disappointed satisfied delighted impressed expected described understand understood "
    "remember "
    "remembered discovered wondered followed carried started finished opened closed turned walked talked asked "
    "answered "
    "waited watched listened learned written read reads write wrote speak spoke knew known know kept keep left leave "
    "last "
    "long short early late old new young high low deep wide narrow cold warm hot dry wet dark light heavy soft hard "
    "easy "
    "fast slow full empty near far away back down here soon yet too very much many few both each same own off once "
    "twice "
    "service delivery customer packaging instructions assembly measurement temperature performance conversation "
    "neighbourhood government development environment experience knowledge information relationship possibility "
    "opportunity imagination description explanation translation illustration";

constexpr std::string_view things =
    "A I Of In To By On My We the and Sea Tide Salt Wind Rain Fox Owl Elm Oak Ivy Red Blue Old New Far Low High Deep "
    "Cold "
    "Warm Lamp Rope Sail Ship Boat Dock Quay Port Moor Fjord Cove Reef Isle Coast Shore Cliff River Creek Marsh Field "
    "Grove Stone Brick Glass Amber Ivory Cedar Maple Birch Willow Juniper Saffron Cobalt Crimson Silver Copper Golden "
    "Velvet Paper Linen Cotton Leather Walnut Lantern Compass Anchor Beacon Harbour Harbor Meadow Orchard Garden "
    "Forest "
    "Valley Canyon Summit Glacier Prairie Lagoon Island Islands Archive Atlas Almanac Journal Ledger Letters Stories "
    "Tables Notebook Handbook Companion Dictionary Guide Manual Reader Kitchen Workshop Studio Gallery Museum Theatre "
    "Station Junction Terminal Bridge Tunnel Tower Castle Cottage Lighthouse Windmill Observatory Library Laboratory "
    "Classic Modern Compact Portable Foldable Wireless Electric Solar Digital Acoustic Outdoor Travel Marine Alpine "
    "Polar Desert Tropical Northern Southern Eastern Western Central Upper Lower Little Great Hidden Silent Wandering "
    "Forgotten Remarkable Extraordinary Beginning Journey Voyage Return Crossing Passage Arrival Departure Midnight "
    "Morning Evening Winter Summer Autumn Spring Thunder Shadow Mirror Feather Whisper Promise Secret Mystery Memory "
    "History Science Mathematics Cookery Gardening Navigation Photography Architecture Photographer Clockmaker "
    "Cartographer Shipwright Bookbinder Carpenter Physician Gardener Fisherman Kettle Teapot Saucepan Blanket Backpack "
    "Notebook Keyboard Speaker Monitor Charger Adapter Headphones Thermometer Screwdriver Flashlight Sunglasses "
    "Umbrella";

constexpr std::string_view firstNames =
    "A Bo Jo Al Ed An Li Amy Ana Ben Eva Ian Ida Ivo Jan Joe Kim Lea Leo Max Mia Noa Ole Sam Tom Ada Adam Anna Aoife "
    "Cora Dana Elif Emil Emma Erik Finn Hana Hugo Ines Iris Ivan Jana Jürg Kaya Lena Liam Lina Luca Maja Mats Mina "
    "Nils "
    "Nora Omar Owen Paul Rosa Ruth Sara Siri Tara Theo Yara Zoë Zofia Aisha Amara Anders André Bjørn Carla Chloé Clara "
    "David Diego Elena Emily Fatma Frida Grace Henri Irene Jakub Jonas José Julia Karim Laila Laura Lucía Łukasz Magda "
    "Maria Marta Naomi Nadia Pablo Pedro Priya Rania René Rosie Sofia Søren Tomás Viola Yusuf Zadie Agnese Amélie "
    "Aurora "
    "Beatriz Camila Charlotte Christian Claudia Dominik Eleanor Elisabeth Fernando Florence Françoise Frederik Gabriel "
    "Giovanni Hannah Harriet Ibrahim Isabella Jennifer Joaquín Katharina Kristina Leonardo Magdalena Marguerite "
    "Matthias "
    "Mohammed Natalia Nicholas Oliver Patricia Rebecca Sebastian Stephanie Theodora Valentina Vincent Wilhelmina "
    "Zuzanna";

constexpr std::string_view lastNames =
    "O Li Ng Wu Xu Yu Cho Fox Kim Lam Lee Ray Roy Cole Diaz Gray Hall Hill Hunt King Koch Lang Lund Moss Nash Page "
    "Park "
    "Reed Rios Rose Ruiz Shaw Silva Singh Stone Weber Wolf Young Adams Allen Arias Bauer Becker Berg Brown Clark Costa "
    "Dubois Evans Fischer Flores García Gómez Green Haas Haddad Hansen Harris Harrow Hassan Hoffmann Holm Hughes "
    "Ibáñez "
    "Ivanov Jansen Jensen Johnson Jørgensen Kaplan Keller Khan Klein Kovács Kowalski Krüger Kumar Larsen Lefèvre Lewis "
    "Lindqvist López Lopes Marsh Martin Mendes Meyer Mitchell Moreau Morris Müller Murphy Nakamura Nguyen Nielsen "
    "Novák "
    "Nowak Okafor Oliveira Olsen Patel Pereira Petrov Phillips Popescu Quinn Ramírez Richter Rivera Roberts Robinson "
    "Rodrigues Rossi Russo Sánchez Santos Schmidt Schneider Schröder Schwarz Sharma Simpson Sørensen Suzuki Svensson "
    "Takahashi Tanaka Taylor Thompson Underwood Valdez Vasquez Virtanen Wagner Walker Watanabe Williams Wilson Wójcik "
    "Wright Yamamoto Zhang Zimmermann Montgomery Christensen Fitzgerald Papadopoulos Westerberg Konstantinou";

constexpr std::string_view cities =
    "Y Ely Ulm Pau Bath Bern Brno Cork Gent Graz Kiel Lima Linz Lyon Nice Oslo Oulu Pisa Riga Rome Vigo Xian York "
    "Accra "
    "Basel Braga Delhi Dover Dubai Essen Genoa Hanoi Izmir Kyoto Lagos León Malmö Miami Milan Paris Porto Quito Seoul "
    "Sofia Tampa Tokyo Turin Turku Vaasa Zadar Aarhus Ankara Athens Austin Bergen Berlin Bogotá Boston Bremen Dallas "
    "Denver Dublin Exeter Galway Geneva Kraków Ostrava Leipzig Lisbon Lübeck London Madrid Málaga Mumbai Munich Nantes "
    "Naples Odense Ottawa Poznań Prague Quebec Tallinn Tampere Toledo Trieste Utrecht Valencia Vienna Vilnius Warsaw "
    "Wrocław Zürich Antwerp Bologna Brescia Bristol Chicago Cologne Córdoba Dresden Firenze Glasgow Göteborg Granada "
    "Halifax Hamburg Helsinki Istanbul Jakarta Montréal Nairobi Palermo Plymouth Portland Rotterdam Salzburg Santiago "
    "Sarajevo Shanghai Stockholm Stuttgart Toulouse Vancouver Amsterdam Barcelona Cambridge Edinburgh Ljubljana "
    "Marseille Melbourne Nottingham Copenhagen Manchester Strasbourg Bratislava Johannesburg Philadelphia Thessaloniki";

constexpr std::string_view countries =
    "X UK US EU Chad Cuba Fiji Iran Iraq Laos Mali Oman Peru Togo Benin Chile China Egypt Ghana Haiti India Italy "
    "Japan "
    "Kenya Korea Libya Malta Nepal Qatar Spain Sudan Syria Tonga Wales Yemen Angola Belize Brazil Canada Cyprus France "
    "Gambia Greece Guinea Israel Jordan Kuwait Latvia Malawi Mexico Monaco Norway Panama Poland Russia Rwanda Serbia "
    "Sweden Taiwan Turkey Uganda Zambia Albania Algeria Andorra Armenia Austria Bahamas Belarus Belgium Bolivia "
    "Burundi "
    "Croatia Czechia Denmark Ecuador England Eritrea Estonia Finland Georgia Germany Grenada Hungary Iceland Ireland "
    "Jamaica Lebanon Moldova Morocco Myanmar Namibia Nigeria Romania Senegal Somalia Tunisia Ukraine Uruguay Vietnam "
    "Botswana Bulgaria Cambodia Cameroon Colombia Dominica Ethiopia Honduras Malaysia Mongolia Pakistan Paraguay "
    "Portugal "
    "Scotland Slovakia Slovenia Tanzania Thailand Zimbabwe Argentina Australia Guatemala Indonesia Lithuania Nicaragua "
    "Singapore Venezuela Azerbaijan Bangladesh Kazakhstan Luxembourg Madagascar Montenegro Mozambique "
    "Afghanistan Netherlands Philippines Switzerland";

constexpr std::string_view streets =
    "A St Rd Elm Oak Sea Ash Bay Mill Lake Park Hill High Church Rope Dock Quay King Rose Abbey Baker Birch Broad "
    "Canal "
    "Cedar Chapel Cherry Coast Court Cross Dover Field Ford Grove Heath Lower Maple Marsh Mason Moor North Orchard "
    "Port "
    "Queen Ridge River South Spring Station Stone Street Tanner Tower Union Upper Valley Victoria Walnut Water West "
    "Willow Wharf Windmill Avenue Bridge Castle Clifton College Cottage Crescent Garden George Harbour Highfield "
    "Juniper "
    "Lantern Lighthouse Linden Market Meadow Merchant Museum Newgate Observatory Parkside Priory Prospect Richmond "
    "Riverside Saddler Shepherd Waterloo Wellington Westminster Cornmarket Fishergate Marlborough Kensington "
    "Paddington";

bool isAscii(std::string_view word)
{
    return std::all_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace

WordList::WordList(std::string_view words, const Manner &manner)
    : m_longest(manner.longest), m_blanks(manner.blanks), m_wide(manner.wide)
{
    while (!words.empty()) {
        const size_t end = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, end);
        if (word.size() <= m_longest && (!manner.asciiOnly || isAscii(word)))
            m_words.push_back(word);
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    std::stable_sort(m_words.begin(), m_words.end(), [](auto a, auto b) { return a.size() < b.size(); });
    for (size_t length = 0; length < m_start.size(); ++length) {
        const auto first =
            std::find_if(m_words.begin(), m_words.end(), [&](auto word) { return word.size() >= length; });
        m_start[length] = static_cast<size_t>(first - m_words.begin());
    }
}

std::string_view WordList::atMost(size_t length, Random &random) const
{
    const size_t end = m_start[std::min(length, m_longest) + 1];
    return end > 0 ? m_words[random.below(end)] : std::string_view("a");
}

void WordList::appendExactly(size_t length, Random &random, std::string &out) const
{
    const size_t first = length <= m_longest ? m_start[length] : 0;
    const size_t end = length <= m_longest ? m_start[length + 1] : 0;
    if (end > first) {
        out += m_words[first + random.below(end - first)];
        return;
    }
    // Where characters take several bytes, most lengths have no word: the next shorter one, and a letter or two.
    for (size_t shorter = std::min(length, m_longest); m_wide && shorter > 0; --shorter) {
        if (m_start[shorter + 1] == m_start[shorter])
            continue;
        out += m_words[m_start[shorter] + random.below(m_start[shorter + 1] - m_start[shorter])];
        length -= shorter;
        break;
    }
    for (size_t i = 0; i < length; ++i)
        out += static_cast<char>('a' + random.below(26));
}

void WordList::appendWords(size_t length, char separator, Random &random, std::string &out) const
{
    const size_t gap = m_blanks ? 1 : 0;
    const auto append = [&](std::string_view word) {
        out += word;
        if (m_blanks)
            out += separator;
        length -= word.size() + gap;
    };
    while (length > m_longest)
        append(atMost(std::min(m_longest, length - 2), random));
    if (length > 8)
        append(atMost(length - 4, random));
    appendExactly(length, random, out);
}

const WordList &vocabulary(Vocabulary which, bool ascii)
{
    struct Lists
    {
        WordList all;
        WordList ascii;
    };
    static const std::array<Lists, vocabularies> lists = [] {
        const auto both = [](std::string_view words) {
            return Lists{WordList(words, {}), WordList(words, {WordList::longest, true, true})};
        };
        return std::array<Lists, vocabularies>{both(prose),  both(things),    both(firstNames), both(lastNames),
                                               both(cities), both(countries), both(streets)};
    }();
    const Lists &found = lists[static_cast<size_t>(which)];
    return ascii ? found.ascii : found.all;
}

} // namespace sw::samples
