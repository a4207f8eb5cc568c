"""Gives files of Bricolage Grotesque the kerning of one size, without what nobody sees of it."""

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SIZE = 28
LEAST = 5  # thousandths of an em

for path in sys.argv[1:]:
    kerning = instantiateVariableFont(TTFont(path), {"opsz": SIZE})["GPOS"]
    for lookup in kerning.table.LookupList.Lookup:
        for pairs in (table for table in lookup.SubTable if table.Format == 2):
            for row in pairs.Class1Record:
                for pair in row.Class2Record:
                    if pair.Value1 and abs(pair.Value1.XAdvance) < LEAST:
                        pair.Value1.XAdvance = 0
    font = TTFont(path)
    font["GPOS"] = kerning
    font.save(path)
