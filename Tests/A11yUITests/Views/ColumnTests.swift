// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

private struct Count: View {
  let number: Int
  let name: String
  var body: some View {
    VStack {
      Text("\(number)")
      Text(name)
    }
  }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct ColumnTests {
  @Test func `Columns that are not containers are read line by line`() {
    let hearing = Hearing {
      HStack {
        VStack {
          Text("Small")
          Text("1 site")
        }
        Spacer()
        VStack {
          Text("Large")
          Text("9 sites")
        }
      }
      Text("Prices")
    }
    #expect(hearing.everything() == ["Small", "Large", "1 site", "9 sites", "Prices"])
  }

  @Test func `Columns in custom views and in rows built from data are read line by line`() {
    let hearing = Hearing {
      HStack {
        ForEach([1, 2, 3], id: \.self) { Count(number: $0, name: "Name \($0)").padding() }
      }
    }
    #expect(hearing.everything() == ["1", "2", "3", "Name 1", "Name 2", "Name 3"])
    let own = Hearing {
      HStack(alignment: .top) {
        Count(number: 12, name: "Followers")
        Count(number: 30, name: "Following")
      }
    }
    #expect(own.everything() == ["12", "30", "Followers", "Following"])
  }

  @Test func `A container is read as a whole, and a combined column is one element`() {
    let contained = Hearing {
      HStack {
        Count(number: 12, name: "Followers").accessibilityElement(children: .contain)
        Count(number: 30, name: "Following").accessibilityElement(children: .contain)
      }
    }
    #expect(contained.everything() == ["12", "Followers", "30", "Following"])
    let combined = Hearing {
      HStack {
        Count(number: 12, name: "Followers").accessibilityElement(children: .combine)
        Count(number: 30, name: "Following").accessibilityElement(children: .combine)
      }
    }
    #expect(combined.everything() == ["12, Followers", "30, Following"])
  }

  @Test func `A line may contain several elements`() {
    let hearing = Hearing {
      HStack {
        VStack {
          HStack {
            Text("Mon")
            Text("1")
          }
          Group { Text("Rain") }
        }
        VStack {
          HStack {
            Text("Tue")
            Text("2")
          }
          Text("Sun")
        }
      }
    }
    #expect(hearing.everything() == ["Mon", "1", "Tue", "2", "Rain", "Sun"])
  }

  @Test
  func
    `Columns of different lengths are read one after the other, and so is a column next to an image`()
  {
    let hearing = Hearing {
      HStack {
        VStack {
          Text("A")
          Text("B")
        }
        VStack {
          Text("C")
          Text("D")
          Text("E")
        }
      }
      HStack {
        Image("tree")
        VStack {
          Text("Oak")
          Text("Old")
        }
        Button("Cut") {}
      }
    }
    #expect(
      hearing.everything() == ["A", "B", "C", "D", "E", "tree, image", "Oak", "Old", "Cut, button"]
    )
  }

  @Test func `Words within one element keep their order`() {
    let hearing = Hearing {
      Button {
      } label: {
        HStack {
          Count(number: 12, name: "Followers")
          Count(number: 30, name: "Following")
        }
      }
    }
    #expect(hearing.everything() == ["12, Followers, 30, Following, button"])
  }

  private struct Growing: View {
    @State private var isLong = false
    var body: some View {
      HStack {
        VStack {
          Button("Grow") { isLong.toggle() }
          Text("B")
          if isLong { Text("More") }
        }
        Count(number: 1, name: "C")
      }
    }
  }

  @Test func `The reading order follows the columns’ contents`() {
    let hearing = Hearing { Growing() }
    #expect(hearing.everything() == ["Grow, button", "1", "B", "C"])
    _ = hearing.told(.first, .activate)
    #expect(hearing.everything() == ["Grow, button", "B", "More", "1", "C"])
    _ = hearing.told(.first, .activate)
    #expect(hearing.everything() == ["Grow, button", "1", "B", "C"])
  }
}
