#!/usr/bin/env bash
# Guard: texts for people that read like a translation. Usage: words.sh ROOT
# Looks at what tr() gets and at the cards of the patterns (lessons are prose, read by people); where a phrase is right after all, say it in another way.
set -euo pipefail
cd "$1"
folders=()
for folder in app models views resources; do [ ! -d "$folder" ] || folders+=("$folder"); done
find "${folders[@]}" \( -name '*.cpp' -o -name '*.h' -o -name '*.md' \) -not -path '*/de/*' -not -path 'resources/lessons/*' | sort | xargs perl -CSD -Mutf8 -e '
  my @phrases = (
    [qr/\b(?<![Tt]here )(?:is|are) no (?!longer|more than|less than|fewer than)/, "\"is no\": say is not a, or has no"],
    [qr/\bOne of\b|\bof one\b(?! [a-z])|\bof them is\b/, "\"of one\" without its noun"],
    [qr/\bso many\b|\bso large a\b/, "\"so many\": name the number"],
    [qr/\bforetold\b|\bdearer\b|\banew\b|\bat one go\b|\btakes along\b|\bfor ever\b/, "not a word of the trade"],
    [qr/\bweigh(?:s|ed|ing)?\b|\bmend(?:s|ed|ing)?\b|\bsilenced?\b/i, "not a word of the trade"],
    [qr/\bnobody\b/i, "nobody: say what is missing"],
    [qr/(?<![\d.,%])\b1 [a-z]+[^aious](?<!mean)s\b/, "plural after 1"],
  );
  my $bad = 0;
  for my $file (@ARGV) {
    open my $in, "<", $file or die "$file: $!";
    local $/; my $text = <$in>;
    my @said;
    if ($file =~ /\.md$/) {
      my $line = 0;
      push @said, [++$line, $_] for split /\n/, $text;
    } else {
      while ($text =~ /\btr\(\s*((?:"(?:[^"\\\n]|\\.)*"\s*)+)/g) {
        my ($literals, $at) = ($1, $-[1]);
        push @said, [1 + (substr($text, 0, $at) =~ tr/\n//), join "", $literals =~ /"((?:[^"\\\n]|\\.)*)"/g];
      }
    }
    for my $one (@said) {
      for my $phrase (@phrases) {
        next unless $one->[1] =~ $phrase->[0];
        print "$file:$one->[0]: $phrase->[1]: $one->[1]\n";
        $bad = 1;
      }
    }
  }
  exit $bad;'
